import { Readable } from 'node:stream'
import { csvOf } from './csv.ts'
import { zipOf } from './zip.ts'

export type Table = readonly [name: string, columns: readonly string[], rows: readonly object[]]

/** A zip with a CSV of each table. */
export async function zippedTables(tables: readonly Table[]): Promise<Buffer> {
  const files = tables.map(async ([name, columns, rows]) => ({
    name: `${name}.csv`,
    bytes: await csvFile(columns, rows),
  }))
  return zipOf(await Promise.all(files))
}

async function csvFile(columns: readonly string[], rows: readonly object[]): Promise<Buffer> {
  let text = ''
  for await (const part of csvOf(columns, Readable.from([rows]))) text += part
  return Buffer.from(text)
}
