import type { Knex } from 'knex'

interface SeenRefund {
  id: number
  order_id: number
  so_tien: number
  luc: Date
}

/** Known after the first time, by its amount: the gateway repeats it whenever it is asked. */
export async function insertSeen(
  tx: Knex,
  seen: { order_id: number; so_tien: number; seen_at: Date },
): Promise<boolean> {
  const made = await tx('seen_refunds').insert(seen).onConflict(['order_id', 'so_tien']).ignore().returning('id')
  return made.length === 1
}

/** Those that wait for an admin. */
export async function seenRefundsOf(db: Knex, order_id: number): Promise<SeenRefund[]> {
  return db('seen_refunds')
    .where({ order_id, decided_at: null })
    .orderBy('id')
    .select('id', 'order_id', 'so_tien', 'seen_at as luc')
}

/** Undefined if it does not wait any more. */
export async function closeSeen(tx: Knex, id: number, decided_at: Date): Promise<{ so_tien: number } | undefined> {
  const [closed] = await tx('seen_refunds').where({ id, decided_at: null }).update({ decided_at }).returning('so_tien')
  return closed
}

export async function orderOfSeen(db: Knex, id: number): Promise<string | undefined> {
  const found = await db('seen_refunds').join('orders', 'orders.id', 'order_id').where('seen_refunds.id', id)
  return found[0]?.vnp_txn_ref
}
