import type { Knex } from 'knex'
import { auditByNobody } from '../../kernel/audit.ts'
import { stateOf } from './record.ts'
import { cancelPurchase } from './store.ts'

/** Ends every place of a purchase whose money went back. The history of their devices keeps them. */
export async function endPurchase(tx: Knex, vnp_txn_ref: string, reason: string, now: Date): Promise<void> {
  for (const { before, after } of await cancelPurchase(tx, vnp_txn_ref))
    await auditByNobody(tx, now, {
      action: 'subscription_cancelled',
      kind: 'goi_dich_vu',
      subject: after.id,
      detail: { before: stateOf(before), after: stateOf(after), reason, vnp_txn_ref },
    })
}
