import type { Knex } from 'knex'
import type { Order } from './store.ts'

/** The states that an answer of the gateway may still change. */
const stillOpen = ['pending', 'failed']

/** What is due to be asked about, the longest waiting first. */
export async function dueOrders(db: Knex, now: Date, most: number): Promise<Order[]> {
  return db('orders').whereIn('trang_thai', stillOpen).where('ask_at', '<=', now).orderBy(['ask_at', 'id']).limit(most)
}

/** Claims an order until `until`. True for the one process that may ask about it. */
export async function claimOrder(db: Knex, { id, asked, trang_thai }: Order, until: Date): Promise<boolean> {
  const mine = db('orders').where({ id, asked, trang_thai })
  return (await mine.update({ ask_at: until, asked: asked + 1 })) === 1
}

export async function scheduleQuery(db: Knex, id: number, ask_at: Date | null): Promise<void> {
  await db('orders').where({ id }).whereIn('trang_thai', stillOpen).update({ ask_at })
}
