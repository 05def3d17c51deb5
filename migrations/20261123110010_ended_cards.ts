import type { Knex } from 'knex'

/** Cards that ended before their tokens were cleared: VNPay is told to cancel them, and then nothing of them is kept. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    insert into card_cancellations (token, recurring_id, ask_at)
    select token, recurring_id, now() from cards
    where ended_at is not null and token <> ''
      and not exists (select from card_cancellations told where told.token = cards.token);
    update cards set token = '' where ended_at is not null and token <> '';
  `)
}

/** What was cleared is gone, and nothing of the time before needs it. */
export async function down(): Promise<void> {}
