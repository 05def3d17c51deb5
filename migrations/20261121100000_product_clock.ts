import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Rows are dated by the product's clock. A default would silently use the clock of the database instead.
    alter table phu_huynh alter column ngay_tao drop default;
    alter table thiet_bi alter column ngay_tao drop default;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table phu_huynh alter column ngay_tao set default now();
    alter table thiet_bi alter column ngay_tao set default now();
  `)
}
