import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { holderOf } from '../../src/kernel/embedded/lock.ts'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { isOperatorError } from '../../src/kernel/operator-error.ts'
import { connectTo, inDatabaseFolder, inTemporaryFolder, startChild } from './places.ts'

test('R57: a second process is refused within two seconds with the process that holds the database, and may join it', () =>
  inDatabaseFolder(async path => {
    const holder = startChild('hold', path)
    await holder.hasOpened
    const start = Date.now()
    const refusal = await openEmbedded({ path }).catch(error => error)
    assert.ok(Date.now() - start < 2_000)
    assert.ok(isOperatorError(refusal))
    assert.match(refusal.message, `process ${holder.process.pid}`)

    const joined = await openEmbedded({ path, join: true })
    const client = await connectTo(joined)
    assert.equal((await client.query('select 1 as one')).rows, [{ one: 1 }])
    await client.end()
    await joined.close()
    assert.is(holderOf(path)?.pid, holder.process.pid)

    await holder.kill()
    assert.is(holderOf(path), null)
    const next = await openEmbedded({ path })
    assert.is(holderOf(path)?.pid, process.pid)
    await next.close()
    assert.is(holderOf(path), null)
  }))

test('a problem with a data folder is an operator error', () =>
  inTemporaryFolder(async path => {
    writeFileSync(join(dirname(path), 'file'), '')
    const inFile = await openEmbedded({ path: join(dirname(path), 'file', 'db') }).catch(error => error)
    assert.ok(isOperatorError(inFile))
    assert.match(inFile.message, 'cannot be made')

    mkdirSync(path)
    writeFileSync(join(path, 'holiday.txt'), '')
    const notOurs = await openEmbedded({ path }).catch(error => error)
    assert.ok(isOperatorError(notOurs))
    assert.match(notOurs.message, 'holds something else')
  }))

test.run()
