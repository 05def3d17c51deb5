import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { consoleWords } from '../../src/i18n/console.ts'
import { familyWords } from '../../src/i18n/family.ts'
import { labels } from '../../src/i18n/labels.ts'
import { listWords } from '../../src/i18n/lists.ts'
import { subscriptionWords } from '../../src/i18n/subscriptions.ts'
import { walletWords } from '../../src/i18n/wallet.ts'
import type { Call } from '../../views/data.ts'
import { served, told, type } from '../accounts-screens/account-screen.tsx'
import { type Bought, free, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { textOf } from '../helpers/pages.ts'
import { loaded, one, send } from '../parts/screen.tsx'
import { all, callOf, opening, pageWith, submit, until } from './dialogs-page.tsx'

await loaded(labels, listWords, consoleWords, familyWords, subscriptionWords, walletWords)
const { walletDialogs } = await import('../../views/console/subscriptions/wallet-dialog.tsx')

const page = pageWith(walletDialogs)
const shown = async (given: Bought, query = '', language: 'vi' | 'en' = 'vi') =>
  (await served(page, `/admin?mo=vi.${given.parent}${query}`, callOf(given), undefined, language)).box
const names = (box: HTMLElement) => all('tbody th > div', box).map(each => each.firstChild?.textContent)

test('a wallet shows each package with order, date, three lines, devices, duration and its price', () =>
  withMother(async given => {
    assert.match(textOf('.empty', await shown(given)), 'Chưa có gói nào trong ví')
    await given.buy(1, { thong_tin_goi_id: twoDevices, gia: 370_500 })
    const box = await shown(given)
    assert.is(textOf('dialog h2', box), 'Ví gói của Nguyễn Thị Hạnh')
    const row = textOf('tbody tr', box)
    for (const part of ['Gói Premium 2 thiết bị', 'Chưa gán', '31/01/2027', 'TEST1', '2 thiết bị, 1 năm', 'Gán gói'])
      assert.match(row, part)
    assert.match(row.replace(/\u00a0/g, ' '), '370.500 ₫ cho 1 thiết bị')
    assert.not.match(row, 'Giá bán hiện nay')
    const lines = all('.wallet-lines li', box).map(line => line.textContent)
    assert.equal([lines.length, lines[3]], [4, '+4 tính năng khác'])
    assert.match(textOf('tbody tr', await shown(given, '', 'en')), 'Unassigned')
  }))

test('a wallet has the months that were bought, also after the package is changed', () =>
  withMother(async given => {
    await given.buy()
    await given.app.db('goi').where({ id: oneDevice }).update({ thoi_han_thang: 24 })
    assert.match(textOf('tbody tr', await shown(given)), '1 năm')
  }))

test('a wallet has the price of today where another was paid', () =>
  withMother(async given => {
    await given.buy(1, { thong_tin_goi_id: twoDevices, gia: 370_000 })
    const row = textOf('tbody tr', await shown(given)).replace(/\u00a0/g, ' ')
    assert.match(row, '370.000 ₫ cho 1 thiết bịGiá bán hiện nay: 741.000 ₫ cho 2 thiết bị')
  }))

test('a wallet is searched, sorted and narrowed to a band of prices by its address', () =>
  withMother(async given => {
    await given.buy()
    await given.buy(1, { thong_tin_goi_id: free, gia: 0 })
    assert.equal(names(await shown(given, '&vi.sort=gia')), ['Gói tiêu chuẩn', 'Gói Premium 1 thiết bị'])
    assert.equal(names(await shown(given, '&vi.khoang_gia=100_500')), ['Gói Premium 1 thiết bị'])
    assert.equal(names(await shown(given, '&vi.ten=chuan')), ['Gói tiêu chuẩn'])
    assert.match(textOf('dialog', await shown(given, '&vi.ten=khong')), 'Tên gói')
  }))

test('a wallet that cannot be loaded shows an error', async () => {
  const admin = { ma_phu_huynh: 1, ten_phu_huynh: 'Quản Trị', sdt: null, la_admin: true }
  const call: Call = async (_method, path) =>
    path === '/auth/me'
      ? { status: 200, body: { success: true, message: '', data: admin } }
      : { status: 503, body: { success: false, message: 'Hỏng', error: 'busy' } }
  const { box } = await served(page, '/admin?mo=vi.1', call)
  assert.is(textOf('dialog .notice', box), 'Không thể tải ví gói')
})

test('a package is assigned to a device of the family, and leaves the wallet that stays open', () =>
  withMother(async given => {
    const [id] = await given.buy()
    await seedChildWithDevice(given.app.db, given.parent, 'MAY-2')
    const close = await opening(given, page, `mo=vi.${given.parent}&mo=gan-goi.${id}`)
    assert.is(textOf('dialog:last-of-type h2', document), 'Gán “Gói Premium 1 thiết bị”')
    await submit(() => told('ma_thiet_bi') === 'Vui lòng chọn thiết bị, hoặc nhập mã của thiết bị mới')
    tick('MAY-1')
    await submit(() => all('dialog').length === 1)
    await until(() => textOf('dialog', document).includes('Chưa có gói nào trong ví'))
    assert.is((await given.row(id!)).nguoi_dung_id, given.device)
    await close()
  }))

test('a package is assigned to a new device, which a typed code makes', () =>
  withMother(async given => {
    const [id] = await given.buy()
    const close = await opening(given, page, `mo=gan-goi.${id}`)
    await type({ ma_moi: 'moi-1' })
    await submit(() => told('ten_thiet_bi') === 'Vui lòng nhập tên thiết bị')
    assert.is(told('loai_thiet_bi'), 'Vui lòng chọn loại thiết bị')
    assert.ok(one('details').hasAttribute('open'), 'what is missing can be seen')
    choose('loai_thiet_bi', 'Tablet')
    await send(one('[name=loai_thiet_bi]'), 'change')
    assert.is((one('[name=ten_thiet_bi]') as HTMLInputElement).value, 'Máy tính bảng của Bé An')
    await type({ ten_thiet_bi: 'Máy mới' })
    await submit(() => all('dialog').length === 0)
    const device = await given.app.db('thiet_bi').where({ ma_thiet_bi: 'moi-1' }).first()
    assert.equal([device.ten_thiet_bi, device.loai_thiet_bi], ['Máy mới', 'Tablet'])
    assert.is((await given.row(id!)).nguoi_dung_id, device.nguoi_dung_id)
    await close()
  }))

test('for a family without children, or a package that is assigned already, the dialog says so and has no form', () =>
  withMother(async given => {
    const [id] = await given.buy()
    const said = async () => {
      const { box } = await served(page, `/admin?mo=gan-goi.${id}`, callOf(given))
      assert.is(box.querySelector('dialog form'), null)
      return textOf('dialog .notice', box)
    }
    await given.assign(id!)
    assert.is(await said(), 'Gói này không còn chờ gán, có thể vì vừa được gán ở nơi khác.')
    await given.app.db('tre_em').where({ ma_tre_em: given.child }).delete()
    await given.app.db('goi_dich_vu').where({ id }).update({ trang_thai: 'CHUA_GAN', nguoi_dung_id: null })
    assert.match(await said(), 'Gia đình này chưa có trẻ em')
  }))

test('a device that is protected is shown with the end of its package, and cannot be chosen', () =>
  withMother(async given => {
    const [first] = await given.buy()
    const { box: before } = await served(page, `/admin?mo=gan-goi.${first}`, callOf(given))
    assert.ok(one('[value=MAY-1]', before).hasAttribute('checked'), 'the only one that can be chosen is')
    await given.assign(first!)
    const [id] = await given.buy()
    const { box } = await served(page, `/admin?mo=gan-goi.${id}`, callOf(given))
    assert.ok(one('[value=MAY-1]', box).hasAttribute('disabled'))
    assert.match(textOf('.choice', box), /Máy của An.*Đã có gói đến 31\/01\/2028/)
    assert.ok(one('dialog details', box).hasAttribute('open'), 'only a new device is left')
  }))

test('a device with the free package can get a paid one, which replaces it, and no other free one', () =>
  withMother(async given => {
    const [first] = await given.buy(1, { thong_tin_goi_id: free, gia: 0 })
    await given.assign(first!)
    const [paid, other] = [(await given.buy())[0], (await given.buy(1, { thong_tin_goi_id: free, gia: 0 }))[0]]
    const choice = async (id: number | undefined) =>
      one('.choice', (await served(page, `/admin?mo=gan-goi.${id}`, callOf(given))).box)
    assert.match(textOf('.choice-note', await choice(paid)), 'thay gói miễn phí')
    assert.ok(one('input', await choice(other)).hasAttribute('disabled'))
  }))

function tick(code: string): void {
  ;(one(`dialog:last-of-type [value="${code}"]`) as HTMLInputElement).checked = true
}

function choose(name: string, value: string): void {
  ;(one(`dialog:last-of-type select[name=${name}]`) as HTMLSelectElement).value = value
}

test.run()
