import type { Knex } from 'knex'

/** Of the attempts to have VNPay cancel a card, those in which it could be asked. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table card_cancellations add column asked integer not null default 0')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table card_cancellations drop column asked')
}
