import type { Knex } from 'knex'

/** What VNPay is still to be told; a trigger writes it when a card ends. */
export interface Cancellation {
  id: number
  token: string
  recurring_id: string
  tries: number
  /** Of the tries, those in which VNPay could be asked. */
  asked: number
}

export async function dueCancellations(db: Knex, now: Date, most: number): Promise<Cancellation[]> {
  return db('card_cancellations').where('ask_at', '<=', now).orderBy(['ask_at', 'id']).limit(most)
}

/** True for the one process that asks now. */
export async function claimCancellation(
  db: Knex,
  { id, tries }: Cancellation,
  claimed: Pick<Cancellation, 'tries' | 'asked'> & { ask_at: Date },
): Promise<boolean> {
  return (await db('card_cancellations').where({ id, tries }).update(claimed)) === 1
}

/** Deletes the row, and with it the token that could charge the card. */
export async function closeCancellation(db: Knex, id: number): Promise<void> {
  await db('card_cancellations').where({ id }).delete()
}
