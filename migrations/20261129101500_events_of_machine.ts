import type { Knex } from 'knex'

// A machine's own journal, of which a child's newest events may hold nothing. Most events are of no machine.
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index protection_events_of_machine on protection_events (ma_phu_huynh, nguoi_dung_id, id)
      where nguoi_dung_id is not null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index protection_events_of_machine')
}
