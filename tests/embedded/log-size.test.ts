import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { proof } from '../helpers/proof.ts'
import { until } from '../helpers/until.ts'
import { connectTo, inDatabaseFolder } from './places.ts'

const megabyte = 1024 * 1024
const traffic = proof ? 1_000 : 200

test('R60: the write-ahead log stays small under a bulk load, even inside one transaction', () =>
  inDatabaseFolder(async path => {
    const embedded = await openEmbedded({ path })
    const client = await connectTo(embedded)
    // full pages: they need the least CPU time for their size
    await client.query('create table bulk (text text storage plain)')
    await client.query('begin')
    for (let written = 0; written < traffic; written += 10)
      await client.query("insert into bulk select repeat('x', 7000) from generate_series(1, 1430)")
    await until(() => sizeOf(join(path, 'pg_wal')) < 150 * megabyte, 10)
    await client.query('rollback')
    await client.end()
    await embedded.close()
  }))

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

test.run()
