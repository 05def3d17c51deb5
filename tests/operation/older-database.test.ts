import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readConfig } from '../../src/kernel/config.ts'
import { openDatabase } from '../../src/kernel/database.ts'
import { migrate, migrateDown } from '../../src/kernel/migrate.ts'
import { isOperatorError } from '../../src/kernel/operator-error.ts'
import { migrations } from '../helpers/db.ts'
import { dump } from '../helpers/dump.ts'
import { operatorMessage } from '../helpers/operator-message.ts'
import { seedPeople } from '../helpers/people.ts'
import { failedStart, withDatabase } from '../helpers/process.ts'

const open = (url: string) => openDatabase(readConfig({ DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) }).database)

/** A database with the list of migrations that one made before the first release has. */
async function withOlder(work: (url: string) => Promise<void>): Promise<void> {
  await withDatabase(async url => {
    const { db, close } = await open(url)
    await db('knex_migrations').delete()
    const names = ['20261121090000_accounts.ts', '20261124103000_page_versions.ts']
    await db('knex_migrations').insert(names.map(name => ({ name, batch: 1, migration_time: new Date() })))
    await close()
    await work(url)
  })
}

test('a start on a database made before the first release ends with one line that says what to do', () =>
  withOlder(async url => {
    const before = await contentOf(url)
    const { code, lines } = await failedStart({ DATABASE_URL: url })
    assert.is(code, 1)
    assert.is(lines.length, 1, lines.join('\n'))
    for (const part of ['An Nhi: ', 'before the first release', 'move the folder data/', 'a new database'])
      assert.match(lines[0]!, part)
    assert.is(await contentOf(url), before)
  }))

test('so do migrating such a database and going back', () =>
  withOlder(async url => {
    const { db, close } = await open(url)
    for (const way of [migrate, migrateDown]) {
      const error = await way(db, migrations).catch(refused => refused)
      assert.ok(isOperatorError(error), String(error))
    }
    await close()
  }))

test('a start on a database that a newer version has migrated ends with one line that says how to go back', () =>
  withDatabase(async url => {
    const { db, close } = await open(url)
    const later = ['99990101000000_later.ts', '99990102000000_latest.ts']
    await db('knex_migrations').insert(later.map(name => ({ name, batch: 99, migration_time: new Date() })))
    await close()
    const before = await contentOf(url)
    const { code, lines } = await failedStart({ DATABASE_URL: url })
    assert.is(code, 1)
    assert.is(lines.length, 1, lines.join('\n'))
    for (const part of [
      'An Nhi: A newer version has migrated',
      'npm run migrate -- --down" 2 times with the newer one',
    ])
      assert.match(lines[0]!, part)
    assert.is(await contentOf(url), before)
  }))

test('going back where that would lose what nobody can enter again ends with one line that says so, and changes nothing', () =>
  withDatabase(async url => {
    const { db, close } = await open(url)
    await db('knex_migrations').where('name', '>', '20261123132000_closed_accounts.ts').delete()
    const { mother } = await seedPeople(db)
    await db('phu_huynh').where({ ma_phu_huynh: mother }).update({ khoa_luc: new Date(), ly_do_khoa: 'Lừa đảo' })
    const before = await dump(db)
    assert.is(
      await operatorMessage(migrateDown(db, migrations)),
      'Nothing was taken back, because there are closed accounts: going back would open them. Start the newer version ' +
        'again, or restore the backup that you made before it.',
    )
    assert.is(await dump(db), before)
    await close()
  }))

async function contentOf(url: string): Promise<string> {
  const { db, close } = await open(url)
  const content = await dump(db)
  await close()
  return content
}

test.run()
