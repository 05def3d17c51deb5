import type { Knex } from 'knex'

/** Counts the attempts to have VNPay cancel a card in which VNPay could be asked; tries counts the others too. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table card_cancellations add column asked integer not null default 0')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table card_cancellations drop column asked')
}
