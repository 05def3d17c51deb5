import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { databaseCopy } from '../../scripts/test/template.ts'
import { restoreBackup, saveBackup } from '../../src/kernel/embedded/backup.ts'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { migrations } from '../helpers/db.ts'
import { inOpenFolder, mode, openToOthers } from './modes.ts'

test('a database that an earlier version left open is closed, with the copies that restores put aside', () =>
  inOpenFolder(async path => {
    await databaseCopy(dirname(path))
    const aside = `${path}.before-restore`
    mkdirSync(aside)
    writeFileSync(`${path}.lock`, '')
    for (const each of [path, aside, `${path}.lock`]) chmodSync(each, 0o755)
    const embedded = await openEmbedded({ path })
    assert.equal(openToOthers(path), [])
    await embedded.close()
  }))

test('a restored database is closed too, and so is the one it replaces', () =>
  inOpenFolder(async path => {
    const file = join(dirname(path), 'backup')
    await databaseCopy(dirname(path))
    await saveBackup(path, file)
    process.umask(0)
    await restoreBackup(path, file, migrations)
    assert.equal(openToOthers(path), [])
  }))

test('the sockets are closed to other users', () =>
  inOpenFolder(async path => {
    const temporary = process.env.TMPDIR
    process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'sockets-test-'))
    try {
      await databaseCopy(dirname(path))
      const embedded = await openEmbedded({ path })
      const [folder] = readdirSync(process.env.TMPDIR).map(name => join(process.env.TMPDIR!, name))
      assert.is(mode(folder!), 0o700)
      const sockets = readdirSync(folder!)
      assert.ok(sockets.length >= 2)
      for (const name of sockets) assert.is(mode(join(folder!, name)) & 0o077, 0, name)
      await embedded.close()
    } finally {
      rmSync(process.env.TMPDIR, { recursive: true })
      if (temporary === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = temporary
    }
  }))

test.run()
