import type { Knex } from 'knex'

const tables = { usage_days: 'day', history_hours: 'hour' }
export type Partitioned = keyof typeof tables

/** From one moment until before another, as the table has them. */
export interface Month {
  name: string
  from: string
  to: string
}

/** Of a table, the names of the parts that hold a month each. */
export async function findParts(db: Knex, table: Partitioned): Promise<string[]> {
  return db('pg_inherits')
    .join('pg_class', 'pg_class.oid', 'inhrelid')
    .whereRaw('inhparent = ?::regclass', [table])
    .whereNot('relname', `${table}_other`)
    .orderBy('relname')
    .pluck('relname')
}

/** What the part for everything else has of the month moves with it, as it could not be attached otherwise. */
export async function addPart(db: Knex, table: Partitioned, { name, from, to }: Month): Promise<void> {
  const column = tables[table]
  await db.transaction(async tx => {
    await tx.raw(`create table ?? (like ?? including defaults including constraints)`, [name, table])
    await tx.raw(
      `with moved as (delete from ?? where ${column} >= ? and ${column} < ? returning *)
       insert into ?? select * from moved`,
      [`${table}_other`, from, to, name],
    )
    await tx.raw(`alter table ?? attach partition ?? for values from ('${from}') to ('${to}')`, [table, name])
  })
}

export async function dropPart(db: Knex, name: string): Promise<void> {
  await db.raw('drop table ??', [name])
}
