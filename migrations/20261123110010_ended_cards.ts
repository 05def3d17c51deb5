import type { Knex } from 'knex'

/** Has VNPay cancel the cards that ended before tokens were cleared at the end, and clears their tokens as well. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    insert into card_cancellations (token, recurring_id, ask_at)
    select token, recurring_id, now() from cards
    where ended_at is not null and token <> ''
      and not exists (select from card_cancellations told where told.token = cards.token);
    update cards set token = '' where ended_at is not null and token <> '';
  `)
}

/** The cleared tokens are lost, and the earlier version does not need them. */
export async function down(): Promise<void> {}
