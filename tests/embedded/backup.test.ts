import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  renameSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { basename, dirname, join } from 'node:path'
import type pg from 'pg'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openDatabase } from '../../src/kernel/database.ts'
import { restoreBackup, saveBackup } from '../../src/kernel/embedded/backup.ts'
import { takeLock } from '../../src/kernel/embedded/lock.ts'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { migrateDown } from '../../src/kernel/migrate.ts'
import { isOperatorError } from '../../src/kernel/operator-error.ts'
import { migrations } from '../helpers/db.ts'
import { connectTo, inDatabaseFolder, inTemporaryFolder, startChild } from './places.ts'

test('R62: a backup taken while another process serves restores every row, and that process goes on serving', () =>
  inDatabaseFolder(async path => {
    const file = join(dirname(path), 'backup')
    const server = startChild('hold', path)
    await server.hasOpened
    const joined = await openEmbedded({ path, join: true })
    const before = await connectTo(joined)
    await before.query(`create table page as select g as id, md5(g::text) as text from generate_series(1, 20000) g`)
    const sums = await checksum(before)
    await saveBackup(path, file)

    await before.query('delete from page where id > 5; update page set text = null')
    const spoilt = await checksum(before)
    for (const bad of badFiles(file)) {
      const refusal = await restoreBackup(path, bad, migrations).catch(error => error)
      assert.ok(isOperatorError(refusal), bad)
      assert.match(refusal.message, 'nothing was changed')
    }
    assert.equal(await checksum(before), spoilt)

    assert.equal(await restoreBackup(path, file, migrations), {
      kept: `${path}.before-restore`,
      served: true,
      migrated: [],
    })
    const after = await connectTo(joined)
    assert.equal(await checksum(after), sums)
    await after.end()
    await server.kill()

    assert.equal(await restoreBackup(path, file, migrations), {
      kept: `${path}.before-restore-2`,
      served: false,
      migrated: [],
    })
    const alone = await openEmbedded({ path })
    const client = await connectTo(alone)
    assert.equal(await checksum(client), sums)
    await client.end()
    await alone.close()
    assert.equal(
      readdirSync(dirname(path)).filter(name => /new$|restoring$/.test(name)),
      [],
    )
  }))

for (const [what, made, said] of [
  ['of a newer version', `insert into knex_migrations (name, batch) values ('99990101000000_later.ts', 99)`, 'A newer'],
  ['of something else', 'drop table knex_migrations', 'no database of this service'],
] as const)
  test(`a backup ${what} is refused before it takes the place of the database, and leaves nothing behind`, () =>
    inDatabaseFolder(async path => {
      const file = join(dirname(path), 'backup')
      const served = await openEmbedded({ path })
      const client = await connectTo(served)
      await client.query(`create table page as select 1 as id; ${made}`)
      await saveBackup(path, file)
      await client.query('update page set id = 2')
      const refusal = await restoreBackup(path, file, migrations).catch(error => error)
      assert.ok(isOperatorError(refusal), String(refusal))
      for (const part of ['nothing was changed', said]) assert.match(refusal.message, part)
      assert.equal((await client.query('select id from page')).rows, [{ id: 2 }])
      await client.end()
      await served.close()
      assert.equal(
        readdirSync(dirname(path)).filter(name => /new$|restoring$|before/.test(name)),
        [],
      )
    }))

test('an older backup is migrated before it takes the place of the database', () =>
  inDatabaseFolder(async path => {
    const file = join(dirname(path), 'backup')
    const { db, close } = await openDatabase({ kind: 'embedded', path })
    const [undone] = await migrateDown(db, migrations)
    await saveBackup(path, file)
    await close()
    const { migrated } = await restoreBackup(path, file, migrations)
    assert.equal(migrated, [basename(undone!)])
  }))

test('R62: no backup is restored beside a process that runs the jobs of a service in production', () =>
  inDatabaseFolder(async path => {
    const file = join(dirname(path), 'backup')
    const served = await openEmbedded({ path, runsJobs: true })
    await saveBackup(path, file)
    const refusal = await restoreBackup(path, file, migrations).catch(error => error)
    assert.ok(isOperatorError(refusal))
    for (const part of ['runs its jobs', 'nothing was changed', 'JOBS=off']) assert.match(refusal.message, part)
    await served.close()
    assert.not((await restoreBackup(path, file, migrations)).served)
  }))

test('a restore whose unpacked backup is gone fails, and the process goes on serving what it had', () =>
  inDatabaseFolder(async path => {
    const served = await openEmbedded({ path })
    const before = await connectTo(served)
    await before.query('create table page as select 1 as id')
    assert.is(await exchange(served.control, `${path}.restoring`), 500)
    const after = await connectTo(served)
    assert.equal((await after.query('select id from page')).rows, [{ id: 1 }])
    await after.end()
    await served.close()
  }))

test('after a restore that was killed with the old database moved aside, the next start opens the restored one', () =>
  inDatabaseFolder(async path => {
    const first = await openEmbedded({ path })
    const writer = await connectTo(first)
    await writer.query('create table page as select 1 as id')
    await writer.end()
    await first.close()
    cpSync(path, `${path}.restoring`, { recursive: true })
    renameSync(path, `${path}.before-restore`)

    const next = await openEmbedded({ path })
    assert.not(next.fresh)
    const reader = await connectTo(next)
    assert.equal((await reader.query('select id from page')).rows, [{ id: 1 }])
    await reader.end()
    await next.close()
  }))

test('while a restore is under way, a second one is refused and changes nothing', () =>
  inDatabaseFolder(async path => {
    const first = takeLock(`${path}.restore`)!
    const refusal = await restoreBackup(path, 'backup', migrations).catch(error => error)
    assert.match(refusal.message, /another restore .* is under way/)
    first.release()
    const later = await restoreBackup(path, 'backup', migrations).catch(error => error)
    assert.match(later.message, 'not a readable backup')
  }))

test('a backup that meets a full disk ends with one line and leaves no file', () =>
  inDatabaseFolder(async path => {
    const file = join(dirname(path), 'backup')
    symlinkSync('/dev/full', `${file}.new`)
    const refusal = await saveBackup(path, file).catch(error => error)
    assert.ok(isOperatorError(refusal))
    assert.is(refusal.message, `The disk of ${file} is full: make room, nothing is lost.`)
    assert.equal(
      readdirSync(dirname(path)).filter(name => name.startsWith('backup')),
      [],
    )
  }))

test('backing up a missing database creates no file', () =>
  inTemporaryFolder(async path => {
    const file = join(dirname(path), 'backup')
    assert.ok(isOperatorError(await saveBackup(path, file).catch(error => error)))
    assert.not(existsSync(file))
  }))

/** Asks the process that serves to exchange its database for that folder; returns the status of its answer. */
async function exchange(control: string, folder: string): Promise<number> {
  return new Promise((resolve, reject) =>
    request({ socketPath: control, path: '/exchange', method: 'POST' }, answer => resolve(answer.statusCode!))
      .on('error', reject)
      .end(JSON.stringify({ folder })),
  )
}

async function checksum(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query(`select count(*), md5(string_agg(page::text, ',' order by id)) from page`)
  return rows[0]
}

function badFiles(good: string): string[] {
  const [text, cut] = [`${good}-text`, `${good}-cut`]
  writeFileSync(text, 'not a backup')
  copyFileSync(good, cut)
  truncateSync(cut, 1_000_000)
  return [text, cut, `${good}-missing`]
}

test.run()
