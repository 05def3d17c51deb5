import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { free, oneDevice, seedMother, withMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { bought } from '../helpers/renewals.ts'

const take = (app: TestApp, goi = free) => app.post('/api/payment/create', { thong_tin_goi_id: goi }, { as: 'mother' })
const offer = async (app: TestApp) =>
  (await app.get('/api/payment/wallet', { as: 'mother' })).json.data.freeAgain as { thiet_bi: string[] } | null
const unassigned = async (app: TestApp) =>
  (await app.db('goi_dich_vu').where({ trang_thai: 'CHUA_GAN', thong_tin_goi_id: free }).first()).id

test('once a paid term on a device is over, the free package may be taken again, and the wallet offers it that day', () =>
  withMother(async ({ app, assign, at }) => {
    assert.is((await take(app)).status, 200)
    await assign(await unassigned(app))
    const { ids } = await bought(app)
    await assign(ids[0]!)
    assert.equal([(await take(app)).json.error, await offer(app)], ['free_package_taken', null], 'the paid one runs')
    await at('2028-01-30T16:59:00Z')
    assert.equal([(await take(app)).status, await offer(app)], [409, null])
    await at('2028-01-30T17:00:00Z')
    assert.equal((await offer(app))!.thiet_bi.length, 1)
    assert.is((await take(app)).status, 200)
    assert.is(await offer(app), null, 'it waits in the wallet')
    assert.is((await take(app)).json.error, 'free_package_taken')
    assert.is((await assign(await unassigned(app))).status, 200)
    assert.equal([(await take(app)).json.error, await offer(app)], ['free_package_taken', null])
  }))

test('whoever took the free package is told so, and not that it is in the wallet, where it may not be', () =>
  withMother(async ({ app, assign }) => {
    await take(app)
    await assign(await unassigned(app))
    const { ids } = await bought(app)
    await assign(ids[0]!)
    assert.is(await app.db('goi_dich_vu').where({ trang_thai: 'CHUA_GAN' }).first(), undefined)
    const said = 'Bạn đã nhận gói miễn phí này rồi. Bạn có thể xem các gói đang có trong ví.'
    assert.is((await take(app)).json.message, said)
  }))

test('the free package of a device that was deleted may be taken again', () =>
  withMother(async ({ app, assign, device }) => {
    await take(app)
    await assign(await unassigned(app))
    assert.is((await take(app)).json.error, 'free_package_taken')
    assert.is((await app.ask('DELETE', `/api/thiet-bi/${device}`, { as: 'mother' })).status, 200)
    assert.is((await take(app)).status, 200)
    assert.is((await take(app)).json.error, 'free_package_taken', 'one at a time')
  }))

test('another free package is taken once, also after its term', () =>
  withMother(async ({ app, assign, at }) => {
    await app.db('goi').where({ id: oneDevice }).update({ gia: 0, loai_goi: 'MIEN_PHI' })
    assert.is((await take(app, oneDevice)).status, 200)
    await assign((await app.db('goi_dich_vu').first()).id)
    await at('2028-01-30T17:00:00Z')
    assert.is((await take(app, oneDevice)).json.error, 'free_package_taken')
    assert.is((await take(app)).status, 200)
  }))

test('a paid package that was never on a device brings no free one', () =>
  withMother(async ({ app, at, buy }) => {
    await take(app)
    await buy(1, { trang_thai: 'HET_HAN' })
    await at('2028-06-30T17:00:00Z')
    assert.equal([(await take(app)).json.error, await offer(app)], ['free_package_taken', null])
  }))

test('an admin who makes a free term begin again that is over is refused while another one is live', () =>
  withMother(async ({ app, assign, at, put, child }) => {
    await take(app)
    await assign(await unassigned(app))
    await put('goi/time', { ngay_bat_dau: '2027-01-01', ngay_ket_thuc: '2027-01-31' })
    const { ids } = await bought(app)
    await assign(ids[0]!, { ma_thiet_bi: 'MAY-2', ma_tre_em: child, ten_thiet_bi: 'Máy' })
    await at('2028-01-31T05:00:00Z')
    assert.is((await take(app)).status, 200)
    const { status, json } = await put('goi/time', { ngay_bat_dau: '2027-01-01', ngay_ket_thuc: '2029-01-31' })
    assert.equal([status, json.error], [409, 'free_package_taken'])
  }))

serverTest(test, 'of ten clicks that take the free package again one does', () =>
  withOwnApp(async app => {
    const { assign, at } = await seedMother(app)
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-01-31T05:00:00Z')
    for (let round = 0; round < 3; round++) {
      const clicks = Array.from({ length: 10 }, () => take(app))
      assert.equal(tally(await Promise.all(clicks)), { 200: 1, 409: 9 })
      await app.db('goi_dich_vu').where({ thong_tin_goi_id: free }).update({ trang_thai: 'HUY' })
    }
  }),
)

test.run()
