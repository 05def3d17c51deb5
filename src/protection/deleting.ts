import { failUnlessConfirmed } from '../accounts/index.ts'
import { lockChild } from '../family/index.ts'
import { audit } from '../kernel/audit.ts'
import { fail } from '../kernel/failure.ts'
import type { Writer } from '../kernel/given.ts'
import { aboutFamily } from '../kernel/news.ts'
import { reply } from '../kernel/reply.ts'
import { purposes } from '../shared/protection-fields.ts'
import { withdrawConsent } from './consents-store.ts'
import { deleteAllOf } from './deleting-store.ts'

/** Ends the protection of a child: its machines are released, and nothing is kept but who allowed what, and until when. */
export async function deleteProtection(given: Writer & { id: number }) {
  const { tx, id, now, news } = given
  await failUnlessConfirmed(given)
  const child = (await lockChild(tx, id)) ?? fail('not_found')
  for (const purpose of purposes) await withdrawConsent(tx, child, purpose, now)
  await deleteAllOf(tx, child, now)
  await audit(given, { action: 'protection_deleted', kind: 'tre_em', subject: id, detail: {} })
  await news.tell(given, aboutFamily(child.ma_phu_huynh), { ma_tre_em: id, what: 'deleted' })
  return reply({ data: null, message: 'protection_deleted' })
}
