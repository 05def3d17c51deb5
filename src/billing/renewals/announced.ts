import type { Knex } from 'knex'
import { type AuditRow, auditAs } from '../../kernel/audit.ts'
import type { Order } from '../orders/index.ts'
import { type Sending, sendWaiting } from './attempts-store.ts'

/** Sends the announced order to the gateway. Its price is lowered for lost places while nobody can have paid it. */
export async function sendAnnounced(
  tx: Knex,
  announced: Order,
  sending: Sending,
  by: Pick<AuditRow, 'actor' | 'address'>,
): Promise<Order | undefined> {
  const sent = await sendWaiting(tx, announced.renewal_id!, sending)
  if (sent && sent.so_thiet_bi !== announced.so_thiet_bi)
    await auditAs(tx, {
      ...by,
      at: sending.ngay_tao,
      action: 'order_repriced',
      kind: 'orders',
      subject: sent.id,
      detail: { before: priceIn(announced), after: priceIn(sent), vnp_txn_ref: sent.vnp_txn_ref },
    })
  return sent
}

function priceIn({ so_tien, so_thiet_bi }: Order) {
  return { so_tien, so_thiet_bi }
}
