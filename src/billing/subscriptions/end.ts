import type { Knex } from 'knex'
import { auditByNobody } from '../../kernel/audit.ts'
import { cancelPurchase, leaveChanged, placesBought } from './changed-store.ts'
import { stateOf } from './record.ts'

interface Refunded {
  id: number
  vnp_txn_ref: string
}

/**
 * Ends every place of a purchase whose money went back, and what admins changed them into. The history of their devices
 * keeps them. Where something was paid for such a change, an admin decides.
 */
export async function endPurchase(tx: Knex, { id, vnp_txn_ref }: Refunded, reason: string, now: Date): Promise<void> {
  for (const { before, after } of await cancelPurchase(tx, vnp_txn_ref))
    await auditByNobody(tx, now, {
      action: 'subscription_cancelled',
      kind: 'goi_dich_vu',
      subject: after.id,
      detail: { before: stateOf(before), after: stateOf(after), reason, vnp_txn_ref },
    })
  await leaveChanged(tx, id, placesBought(tx, vnp_txn_ref))
}
