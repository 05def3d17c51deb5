import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { expiryJob } from '../../src/billing/index.ts'
import { connect } from '../../src/kernel/database.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { actionsOn, seedMother, withMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { withOwnApp } from '../helpers/own-app.ts'

test('the expiry marks rows that are over, on devices and in wallets, and no others', () =>
  withMother(async ({ app, buy, assign, at, row }) => {
    const [used, waiting] = await buy(2)
    const [untouched] = await buy()
    await assign(used!)
    const run = (dryRun = false) => runJob(app.services, expiryJob, { dryRun })
    await at('2028-01-30T16:59:00Z')
    assert.equal(await run(), { expired: 0, in_wallets: 0 })
    await at('2028-01-30T17:00:00Z')
    assert.equal(await run(true), { expired: 2, in_wallets: 1 })
    assert.is((await row(used!)).trang_thai, 'DANG_HOAT_DONG', 'a dry run changes nothing')
    assert.equal(await run(), { expired: 2, in_wallets: 1 })
    assert.equal(
      [(await row(used!)).trang_thai, (await row(waiting!)).trang_thai, (await row(untouched!)).trang_thai],
      ['HET_HAN', 'HET_HAN', 'CHUA_GAN'],
    )
    assert.equal(await run(), { expired: 0, in_wallets: 0 })
    assert.equal(await actionsOn(app.db, used!), ['subscription_assigned', 'subscription_expired'])
  }))

test('D23: a job that was down for days catches up, and a thousand rows are more than one batch', () =>
  withMother(async ({ app, parent, at }) => {
    await addOver(app.db, parent, 2_345)
    await at('2027-02-20T05:00:00Z')
    assert.equal(await runJob(app.services, expiryJob, { dryRun: false }), { expired: 2_345, in_wallets: 2_345 })
    assert.is((await app.db('audit_log').where({ action: 'subscription_expired' })).length, 2_345)
  }))

serverTest(test, 'three processes that expire the same rows mark and record each once', () =>
  withOwnApp(async (app, url) => {
    const { parent } = await seedMother(app)
    await addOver(app.db, parent, 5_000)
    const pools = Array.from({ length: 3 }, () => connect({ connectionString: url }, 2))
    const summaries = await Promise.all(pools.map(db => runJob({ ...app.services, db }, expiryJob, { dryRun: false })))
    assert.is(
      summaries.reduce((sum, { expired }) => sum + Number(expired), 0),
      5_000,
    )
    assert.is((await app.db('goi_dich_vu').where({ trang_thai: 'HET_HAN' })).length, 5_000)
    assert.is((await app.db('audit_log').where({ action: 'subscription_expired' })).length, 5_000)
    await Promise.all(pools.map(db => db.destroy()))
  }),
)

serverTest(test, 'the expiry skips a family that somebody is changing, and marks its rows the next time', () =>
  withOwnApp(async (app, url) => {
    const { parent } = await seedMother(app)
    await addOver(app.db, parent, 3)
    const others = connect({ connectionString: url }, 1)
    const tx = await others.transaction()
    const expire = () => runJob(app.services, expiryJob, { dryRun: false })
    await tx('phu_huynh').where({ ma_phu_huynh: parent }).forNoKeyUpdate().first()
    assert.equal(await expire(), { expired: 0, in_wallets: 0 })
    await tx('goi_dich_vu').where({ ma_phu_huynh: parent }).update({ phien_ban: 2 })
    await tx.commit()
    assert.equal(await expire(), { expired: 3, in_wallets: 3 })
    await others.destroy()
  }),
)

/** Rows in a wallet whose term ended on some of the last days. */
async function addOver(db: Knex, parent: number, rows: number): Promise<void> {
  await db.raw(
    `insert into goi_dich_vu (ma_phu_huynh, thong_tin_goi_id, gia, ngay_mua, ngay_bat_dau, ngay_ket_thuc)
     select ?, 3, 0, now(), date '2026-01-01', date '2027-01-31' - i % 20 from generate_series(1, ?::int) i`,
    [parent, rows],
  )
}

test.run()
