import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { databaseCopy } from '../../scripts/test/template.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'
import { failedStart, inFolder, production, withService } from '../helpers/process.ts'

test('R57: a second start on the same data folder fails within four seconds and names the process that holds it', () =>
  inFolder(async folder => {
    const env = { ...production, DATA_DIR: folder, DATABASE_URL: `pglite:${await databaseCopy(folder)}` }
    await withService(env, async ({ process }) => {
      const { code, lines, ms } = await failedStart(env)
      assert.equal([code, lines.length], [1, 1], lines.join('\n'))
      assert.match(lines[0]!, `is in use by process ${process.pid}`)
      assert.ok(ms < 4_000, `ended after ${ms} ms`)
    })
  }))

serverTest(test, 'a start on a running database takes less than five seconds', () =>
  ownDatabase(async url => {
    const began = Date.now()
    await withService({ DATABASE_URL: url }, async () => {
      assert.ok(Date.now() - began < 5_000, `took ${Date.now() - began} ms`)
    })
  }),
)

test.run()
