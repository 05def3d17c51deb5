import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { quickDatabase } from '../../scripts/test/template.ts'
import { skip } from '../helpers/skip.ts'

const child = join(import.meta.dirname, 'full-disk-child.ts')

/** Runs a command with a folder that is a disk of its own, gone with the command. */
function onSmallDisk(folder: string, ...command: string[]) {
  const mounting = 'mount -t tmpfs -o size=200m none "$0" && exec "$@"'
  return spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-c', mounting, folder, ...command], {
    encoding: 'utf8',
  })
}

const folder = mkdtempSync(join(tmpdir(), 'full-disk-test-'))
const canMount = onSmallDisk(folder, 'true').status === 0
const diskTest = (name: string, run: () => void) =>
  canMount ? test(name, run) : skip(test, name, 'needs the right to mount a disk')

diskTest('R61: on a full disk writes are a 503, reads go on, and no acknowledged row is lost', () => {
  const { stdout, stderr } = onSmallDisk(folder, process.execPath, quickDatabase, child, folder)
  assert.ok(stdout, stderr)
  const { acknowledged, statuses, whileFull, afterwards } = JSON.parse(stdout)
  assert.equal(statuses, [503, 503, 503])
  assert.equal(whileFull, acknowledged.slice(0, -1))
  assert.equal(afterwards, acknowledged)
})

test.after(() => rmSync(folder, { recursive: true }))

test.run()
