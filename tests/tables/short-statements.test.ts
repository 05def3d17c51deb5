import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openDatabase } from '../../src/kernel/database.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'

serverTest(test, 'a server neither compiles the statements of the service nor starts workers for them', () =>
  ownDatabase(async url => {
    const { db, close } = await openDatabase({ kind: 'server', url })
    const { rows } = await db.raw(
      `select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers`,
    )
    await close()
    assert.equal(rows, [{ jit: 'off', workers: '0' }])
  }),
)

test.run()
