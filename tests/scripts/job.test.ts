import { spawnSync } from 'node:child_process'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { quickDatabase } from '../../scripts/test/template.ts'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { connect, openDatabase } from '../../src/kernel/database.ts'
import { findLastRuns } from '../../src/kernel/jobs-store.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'
import { seedPeople } from '../helpers/people.ts'
import { withDatabase } from '../helpers/process.ts'

serverTest(test, 'a job of which a row fails says so, does the others and ends with 1', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 1)
    await seedPeople(db)
    await seedCatalogue(db)
    const { ma_phu_huynh } = await db('phu_huynh').first('ma_phu_huynh')
    const bought = {
      ma_phu_huynh,
      thong_tin_goi_id: 3,
      loai: 'MUA',
      ten_goi: 'Premium',
      so_thiet_bi: 1,
      so_tien: 390_000,
      trang_thai: 'pending',
    }
    const late = { ...bought, ngay_tao: '2026-01-01', create_date: '20260101070000', ask_at: '2026-01-01', asked: 9 }
    await db('orders').insert([1, 2, 3].map(each => ({ ...late, vnp_txn_ref: `AN26010100000000000${each}` })))
    await db.raw(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse before update on orders for each row when (old.vnp_txn_ref like '%2' and old.trang_thai <> new.trang_thai) execute function refuse()`)
    const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'job', 'reconcile'], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: url },
    })
    assert.match(stdout, /reconcile did: .*failed: 1/s)
    assert.is(status, 1)
    assert.equal(await db('orders').orderBy('id').pluck('trang_thai'), ['expired', 'pending', 'expired'])
    await db.destroy()
  }),
)

test('a job that an operator runs is among those that last ran, and a dry run of it is not', () =>
  withDatabase(async DATABASE_URL => {
    const runLedger = (...args: string[]) => {
      const command = [quickDatabase, 'scripts/run.mjs', 'job', 'ledger', ...args]
      const { status, stderr } = spawnSync(process.execPath, command, {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL },
      })
      assert.is(status, 0, stderr)
    }
    const lastRuns = async () => {
      const { database } = readConfig({ DATABASE_URL, APP_SECRET: 'x'.repeat(32) })
      const { db, close } = await openDatabase(database)
      return findLastRuns(db, ['ledger']).finally(close)
    }
    runLedger('--dry-run')
    assert.equal(await lastRuns(), [])
    const asked = Date.now()
    runLedger()
    const [run] = await lastRuns()
    assert.ok(run && run.finished_at.getTime() > asked)
  }))

test.run()
