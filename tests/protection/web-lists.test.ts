import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findWebLists, webListFolders } from '../../src/protection/index.ts'
import { categories } from '../../src/shared/categories.ts'
import { withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'

test('each category has a list, at an address that changes with it', () =>
  withApp(async ({ url, services }) => {
    const lists = await services.webLists()
    assert.equal(
      lists.map(({ name }) => name),
      [...categories],
    )
    for (const { name, version, url: address } of lists) {
      assert.ok(address.endsWith(`/protocol/lists/${name}.${version}.txt`))
      const { status, headers, text } = await raw(url, new URL(address).pathname)
      assert.is(status, 200)
      assert.match(headers['content-type']!, /^text\/plain/)
      assert.ok(text.split('\n').length > 20, name)
    }
    assert.is((await raw(url, '/protocol/lists/other.1.txt')).status, 404)
  }))

test('hosts files and plain lists are added to the list of a category', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-lists-'))
  const file = join(folder, 'hosts')
  writeFileSync(
    file,
    '# hosts\n127.0.0.1 localhost\n0.0.0.0 bad.example # bad\n||worse.example^\nwww.worst.example\n1.2.3.4\n',
  )
  const run = () =>
    execFileSync(process.execPath, ['scripts/run.mjs', 'lists', 'import', file, 'games'], {
      env: { ...process.env, DATA_DIR: folder, NODE_ENV: 'test' },
      encoding: 'utf8',
    })
  assert.match(run(), /, 3 of them new/)
  assert.match(run(), /, 0 of them new/)
  const folders = webListFolders(folder, '.')
  const [own, first] = await Promise.all([findWebLists(folders, ''), findWebLists(folders.slice(1), '')])
  const versionOf = (lists: typeof own) => lists.find(({ name }) => name === 'games')!.version
  assert.is.not(versionOf(own), versionOf(first))
  rmSync(folder, { recursive: true })
})

test.run()
