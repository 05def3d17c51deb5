import { spawnSync } from 'node:child_process'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { connect } from '../../src/kernel/database.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'
import { seedPeople } from '../helpers/people.ts'

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

test.run()
