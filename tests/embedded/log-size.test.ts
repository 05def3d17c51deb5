import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { connectTo, inDatabaseFolder } from './places.ts'

const megabyte = 1024 * 1024

test('the write-ahead log stays small under a bulk load, even inside one transaction', () =>
  inDatabaseFolder(async path => {
    const embedded = await openEmbedded({ path })
    const client = await connectTo(embedded)
    await client.query('create table bulk (id int, text text)')
    await client.query('begin')
    for (let written = 0; written < 500; written += 9)
      await client.query('insert into bulk select g, repeat(md5(g::text), 8) from generate_series(1, 30000) g')
    await client.query('rollback')
    await pause(1_500)
    assert.ok(sizeOf(join(path, 'pg_wal')) < 250 * megabyte)
    await client.end()
    await embedded.close()
  }))

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

test.run()
