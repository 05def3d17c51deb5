import type { Knex } from 'knex'

const crowd = ['phu_huynh', 'tre_em', 'thiet_bi', 'goi_dich_vu', 'orders', 'audit_log']
/** The index that a trigger needs, which is not dropped. */
const needed = 'goi_dich_vu_of_parent'

/**
 * Drops the foreign keys and the indexes that hold no constraint of the tables that grow. Returns the statements that
 * bring them back, which check all rows at once.
 */
export async function dropIndexes(tx: Knex, tables = crowd): Promise<string[]> {
  const { rows: keys } = await tx.raw(
    `select conrelid::regclass::text as on_table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any (?::regclass[])`,
    [tables],
  )
  const { rows: indexes } = await tx.raw(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any (?::regclass[]) and indexrelid <> ?::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables, needed],
  )
  for (const { on_table, name } of keys) await tx.raw('alter table ?? drop constraint ??', [on_table, name])
  for (const { name } of indexes) await tx.raw('drop index ??', [name])
  return [
    ...indexes.map(({ definition }: { definition: string }) => definition),
    ...keys.map(
      ({ on_table, name, definition }: Record<string, string>) =>
        `alter table ${on_table} add constraint ${name} ${definition}`,
    ),
  ]
}

export async function createIndexes(tx: Knex, definitions: string[]): Promise<void> {
  await tx.raw(`set local maintenance_work_mem = '256MB'`)
  for (const definition of definitions) await tx.raw(definition)
}
