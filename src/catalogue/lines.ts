import { audit } from '../kernel/audit.ts'
import { fail, failAsStale } from '../kernel/failure.ts'
import type { Writer } from '../kernel/given.ts'
import { reply } from '../kernel/reply.ts'
import { updateVersion } from '../kernel/versions.ts'
import type { lineChange } from '../shared/catalogue-fields.ts'
import type { Values } from '../shared/fields.ts'
import { translateSoon } from '../translation/index.ts'
import { deleteLine, insertLine, type LineRow, lockLine, lockPackage } from './store.ts'

type WithId = Writer & { id: number }

export async function addLine(given: WithId, noi_dung: string) {
  const { id: goi_id } = (await lockPackage(given.tx, given.id)) ?? fail('not_found')
  await translateSoon(given, [noi_dung])
  const made = await insertLine(given.tx, goi_id, noi_dung)
  const detail = { after: { goi_id, noi_dung } }
  await audit(given, { action: 'content_created', kind: 'noi_dung', subject: made.id, detail })
  return reply({ data: made, message: 'content_created' })
}

export async function changeLine(given: WithId, change: Values<typeof lineChange>) {
  const { tx, id } = given
  const before = (await lockLine(tx, id)) ?? fail('not_found')
  await translateSoon(given, [change.noi_dung])
  const after = (await updateVersion<LineRow>(tx, 'noi_dung', { id }, change)) ?? failAsStale(before)
  const detail = { before: { noi_dung: before.noi_dung }, after: { noi_dung: after.noi_dung } }
  await audit(given, { action: 'content_changed', kind: 'noi_dung', subject: id, detail })
  return reply({ data: after, message: 'content_changed' })
}

export async function removeLine(given: WithId) {
  const { goi_id, noi_dung } = (await lockLine(given.tx, given.id)) ?? fail('not_found')
  await deleteLine(given.tx, given.id)
  const detail = { before: { goi_id, noi_dung } }
  await audit(given, { action: 'content_deleted', kind: 'noi_dung', subject: given.id, detail })
  return reply({ data: null, message: 'content_deleted' })
}
