import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { databaseCopy } from '../../scripts/test/template.ts'
import { restoreBackup, saveBackup } from '../../src/kernel/embedded/backup.ts'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { inTemporaryFolder } from './places.ts'

const mode = (path: string) => statSync(path).mode & 0o777

/** The database and its neighbours that other users can open; a closed folder protects what is inside it. */
function openToOthers(path: string): string[] {
  const folder = dirname(path)
  return readdirSync(folder).filter(name => mode(join(folder, name)) & 0o077)
}

/** With a umask of 0, as on some machines. */
async function inOpenFolder(work: (path: string) => Promise<void>): Promise<void> {
  const before = process.umask(0)
  try {
    await inTemporaryFolder(async path => {
      chmodSync(dirname(path), 0o755)
      await work(path)
    })
  } finally {
    process.umask(before)
  }
}

/** Opens a copy of an existing database, which is quicker than creating one. */
async function openCopy(path: string) {
  await databaseCopy(dirname(path))
  return openEmbedded({ path })
}

test('a new database in an existing folder is closed to other users of the machine', () =>
  inOpenFolder(async path => {
    const embedded = await openEmbedded({ path })
    assert.equal(openToOthers(path), [])
    assert.is(mode(path), 0o700)
    await embedded.close()
  }))

test('a database that an earlier version left open is closed, with the copies that restores put aside', () =>
  inOpenFolder(async path => {
    await (await openCopy(path)).close()
    const aside = `${path}.before-restore`
    mkdirSync(aside)
    for (const each of [path, aside, `${path}.lock`]) chmodSync(each, 0o755)
    process.umask(0)
    const embedded = await openEmbedded({ path })
    assert.equal(openToOthers(path), [])
    await embedded.close()
  }))

test('a restored database is closed too, and so is the one it replaces', () =>
  inOpenFolder(async path => {
    const file = join(dirname(path), 'backup')
    await (await openCopy(path)).close()
    await saveBackup(path, file)
    process.umask(0)
    await restoreBackup(path, file)
    assert.equal(openToOthers(path), [])
  }))

test('the sockets are closed to other users', () =>
  inOpenFolder(async path => {
    const temporary = process.env.TMPDIR
    process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'sockets-test-'))
    try {
      const embedded = await openCopy(path)
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
