import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { oneDevice, withMother } from '../helpers/billing.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { opened, sent, textOf } from '../helpers/pages.ts'
import { bought, openedRenewal, renewalOrders } from '../helpers/renewals.ts'
import { times } from '../helpers/terms.ts'

test('a parent moves a package in the wallet to another device, without JavaScript', () =>
  withMother(async ({ app, parent, buy, assign, row }) => {
    const { device } = await seedChildWithDevice(app.db, parent, 'MAY-2')
    const [id] = await buy()
    await assign(id!)
    const wallet = await opened(app, '/wallet', 'vi', 'mother')
    const link = wallet.querySelector(`[aria-labelledby=in-use] [data-opens="chuyen-goi.${id}"]`)!
    assert.match(link.textContent, /^Chuyển sang thiết bị khác/)
    const path = link.getAttribute('href')!
    const dialog = await opened(app, path, 'vi', 'mother')
    const offered = [...dialog.querySelectorAll('dialog .choice input')].map(each => each.getAttribute('value'))
    assert.ok(offered.includes('MAY-2') && !offered.includes('MAY-1'), 'not the device that it is on')
    await sent(app, path, { ma_thiet_bi: 'MAY-2' }, 'mother')
    assert.is((await row(id!)).nguoi_dung_id, device)
    const empty = await sent(app, path, { ma_thiet_bi: '' }, 'mother')
    assert.match(textOf('dialog', empty), 'Vui lòng chọn thiết bị')
  }))

test('an admin moves it from the packages of the device, and is asked before the device is deleted', () =>
  withMother(async ({ app, parent, device, buy, assign, row }) => {
    const { device: other } = await seedChildWithDevice(app.db, parent, 'MAY-2')
    const [id] = await buy()
    await assign(id!)
    const deleting = await opened(app, `/admin/thiet-bi?mo=xoa-may.${device}`)
    assert.match(textOf('dialog .notice', deleting), '“Gói Premium 1 thiết bị” còn hạn đến 31/01/2028')
    assert.ok(deleting.querySelector(`dialog [data-opens="chuyen-goi.${id}"]`))
    const path = `/admin/thiet-bi?mo=goi.${device}&mo=chuyen-goi.${id}`
    await sent(app, path, { ma_thiet_bi: 'MAY-2' })
    assert.is((await row(id!)).nguoi_dung_id, other)
    const bare = textOf('dialog', await opened(app, `/admin/thiet-bi?mo=xoa-may.${device}`))
    assert.not.match(bare, 'sẽ kết thúc', 'no package is left on it')
    const [left, here] = [
      await opened(app, `/admin/thiet-bi?mo=goi.${device}`),
      await opened(app, `/admin/thiet-bi?mo=goi.${other}`),
    ]
    assert.match(textOf('.device-package-history', left), 'Chuyển sang thiết bị khác')
    assert.match(textOf('.device-package-history', left), 'Nay ở trên')
    assert.match(textOf('.device-package-history', here), 'Chuyển đến thiết bị này')
    assert.is((await opened(app, `/admin/thiet-bi?mo=xoa-may.${device}`)).querySelector('dialog .notice'), null)
  }))

test('the wallet offers the free package on the day on which a paid term ended', () =>
  withMother(async ({ app, assign, at }) => {
    const { ids } = await bought(app, oneDevice)
    await assign(ids[0]!)
    const offer = async () =>
      (await opened(app, '/wallet', 'vi', 'mother')).querySelector('.notice a[href="/payment/8"]')
    assert.is(await offer(), null)
    await at('2028-01-30T17:00:00Z')
    assert.match((await offer())!.textContent, 'Nhận lại gói tiêu chuẩn miễn phí')
  }))

test('what the wallet offers again can be taken on its page, also by who had it before', () =>
  withMother(async ({ app, assign, at }) => {
    const title = async () => textOf('h1', await opened(app, '/payment/8', 'vi', 'mother'))
    assert.is(await title(), 'Thanh toán')
    await app.post('/api/payment/create', { thong_tin_goi_id: 8 }, { as: 'mother' })
    assert.is(await title(), 'Bạn đã nhận gói này rồi')
    const { id } = await app.db('goi_dich_vu').where({ thong_tin_goi_id: 8 }).first()
    await assign(id)
    const { ids } = await bought(app, oneDevice)
    await assign(ids[0]!)
    assert.is(await title(), 'Bạn đã nhận gói này rồi')
    await at('2028-01-30T17:00:00Z')
    assert.is(await title(), 'Thanh toán')
  }))

test('the old link of a renewal leads to the page of the one that replaced it, or says why there is none', () =>
  withMother(async mother => {
    const { app } = mother
    const { vnp_txn_ref } = await openedRenewal(mother)
    const page = async () => textOf('main', await opened(app, `/payment/renewal/${vnp_txn_ref}`, 'vi', 'mother'))
    await times(mother, '2028-06-30')
    assert.match(await page(), 'Gói này nay hết hạn ngày 30/06/2028')
    await times(mother, null)
    assert.match(await page(), 'không giới hạn thời gian')
    await times(mother, '2028-01-25')
    await times(mother, '2028-01-12')
    assert.match(await page(), 'Không còn gì để gia hạn')
    await times(mother, '2028-01-31')
    await times(mother, '2028-01-25')
    const Cookie = `token=${await app.token('mother')}`
    const { status, headers } = await app.get(`/payment/renewal/${vnp_txn_ref}`, { headers: { Cookie } })
    const { vnp_txn_ref: newest } = (await renewalOrders(app)).findLast(({ trang_thai }) => trang_thai === 'pending')
    assert.equal([status, headers.get('location')], [302, `/payment/renewal/${newest}`])
  }))

test.run()
