import { audit } from '../kernel/audit.ts'
import { fail, failAsStale } from '../kernel/failure.ts'
import type { Writer } from '../kernel/given.ts'
import { reply } from '../kernel/reply.ts'
import type { translationChange } from '../shared/catalogue-fields.ts'
import type { Values } from '../shared/fields.ts'
import { lockText, updateText } from './store.ts'
import { wakeAfterCommit } from './wake.ts'

/** Saves an admin's translation, which the service never replaces; an emptied one is fetched again. */
export async function correctTranslation(given: Writer & { id: number }, change: Values<typeof translationChange>) {
  const { tx, id, now } = given
  const before = (await lockText(tx, id)) ?? fail('not_found')
  const { translated } = change
  const saved = await updateText(tx, id, { ...change, by_hand: translated !== null, tries: 0, ask_at: now })
  if (!saved) failAsStale(before)
  if (translated === null) wakeAfterCommit(given)
  const { source } = before
  const detail = { before: { source, translated: before.translated }, after: { source, translated } }
  await audit(given, { action: 'translation_changed', kind: 'translations', subject: id, detail })
  return reply({ data: (await lockText(tx, id))!, message: 'translation_changed' })
}
