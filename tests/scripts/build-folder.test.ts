import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ownFolder, replaceDist } from '../../scripts/build/folder.ts'

let beside: string

test.before.each(() => {
  beside = mkdtempSync(join(tmpdir(), 'build-folder-'))
})

test.after.each(() => rmSync(beside, { recursive: true }))

test('a build replaces what another one has put into dist/ meanwhile', () => {
  const dist = join(beside, 'dist')
  for (const text of ['the first', 'the second']) {
    const folder = ownFolder(beside)
    writeFileSync(join(folder, 'stamp'), text)
    replaceDist(folder, dist)
  }
  assert.is(readFileSync(join(dist, 'stamp'), 'utf8'), 'the second')
  assert.equal(readdirSync(beside), ['dist'])
})

test('the folder of a killed build is removed by the next, and that of one under way is not', () => {
  const { pid: killed } = spawnSync(process.execPath, ['--version'])
  const underWay = process.ppid
  for (const name of [`dist.${killed}`, `dist.${killed}.old`, `dist.${underWay}`, 'dist.backup'])
    mkdirSync(join(beside, name))
  ownFolder(beside)
  const expected = [`dist.${underWay}`, `dist.${process.pid}`, 'dist.backup']
  assert.equal(readdirSync(beside).sort(), expected.sort())
})

test.run()
