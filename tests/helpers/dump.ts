import type { Knex } from 'knex'

/** The whole database as text, one line per row. */
export async function dump(db: Knex): Promise<string> {
  const tables = await db('information_schema.tables').where({ table_schema: 'public', table_type: 'BASE TABLE' })
  const lines: string[] = []
  for (const { table_name } of tables) {
    const { rows } = await db.raw('select row_to_json(t)::text as line from ?? t', [table_name])
    lines.push(...rows.map(({ line }: { line: string }) => `${table_name} ${line}`))
  }
  return lines.join('\n')
}
