import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Bought, free, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { opened, sent, submitted, textOf, told, valueIn } from '../helpers/pages.ts'

const at = (mo: string) => `/admin/thiet-bi?mo=${mo}`
const rowsOf = (box: HTMLElement) => all('dialog .table tbody tr', box).map(row => row.textContent)

/** Sends one of the two forms of the packages dialog; the fields of the other are not in it. */
async function sendTerm(given: Bought, typed: Record<string, string>): Promise<HTMLElement> {
  const path = at(`goi.${given.device}`)
  const version = valueIn('phien_ban', await opened(given.app, path))
  return sent(given.app, path, { phien_ban: version, ...typed })
}

test('the packages of a device are listed with state, dates and what happened to those that ended', () =>
  withMother(async ({ app, device, buy, assign, put }) => {
    const empty = await opened(app, at(`goi.${device}`))
    assert.match(textOf('dialog', empty), 'Chưa có gói')
    const [id] = await buy()
    await assign(id!)
    await put('change-goi', { thong_tin_goi_id: twoDevices })
    await app.db('goi').where({ id: oneDevice }).update({ da_xoa: true })
    const box = await opened(app, at(`goi.${device}`))
    assert.match(textOf('dialog h2', box), 'Gói trên Máy của An')
    const [now, before] = rowsOf(box)
    assert.match(now!, /Gói Premium 2 thiết bị.*Đang hoạt động.*31\/01\/2027.*31\/01\/2028/)
    assert.match(before!, /Gói Premium 1 thiết bị.*Gói đã bị xóa.*Đã hủy.*TEST1/)
    const history = textOf('.device-package-history', box)
    assert.match(history, /31\/01\/2027 12:00 · Gán cho thiết bị · Nguyễn Thị Hạnh/)
    assert.match(history, /Đổi sang gói khác · Quản Trị/)
    assert.match(textOf('dialog', await opened(app, at(`goi.${device}`), 'en')), 'Changed to another package')
    await put('change-goi', { thong_tin_goi_id: free })
    const granted = textOf('.device-package-history', await opened(app, at(`goi.${device}`)))
    assert.match(granted, /Cấp cho thiết bị · Quản Trị/, 'not taken from the wallet')
    const log = textOf('tbody', await opened(app, '/admin/nhat-ky'))
    assert.match(log, /Nguyễn Thị Hạnh.*Gán gói cho thiết bị/)
    assert.match(log, /Quản Trị.*Cấp gói cho thiết bị/)
  }))

test('the term is set and extended in the dialog, and faults are shown beside their fields', () =>
  withMother(async given => {
    const { app, buy, assign, row } = given
    const [id] = await buy()
    await assign(id!)
    const set = await sendTerm(given, { viec: 'thoi-gian', ngay_bat_dau: '1/1/2027', ngay_ket_thuc: '30/06/2027' })
    assert.is(textOf('.notice.tone-success', set), 'Đã cập nhật thời gian của gói.')
    await sendTerm(given, { viec: 'gia-han', so_thang_gia_han: '1' })
    assert.is((await row(id!)).ngay_ket_thuc, '2027-07-30')
    const offered = await opened(app, at(`goi.${given.device}`))
    assert.match(textOf('[name=so_thang_gia_han] [value="1"]', offered), '1 tháng. Hạn mới: 30/08/2027')
    assert.match(textOf('[name=so_thang_gia_han] [value="60"]', offered), '60 tháng. Hạn mới: 30/07/2032')
    const none = await sendTerm(given, { viec: 'gia-han', so_thang_gia_han: '0' })
    assert.is(told('so_thang_gia_han', none), 'Số tháng gia hạn phải là số nguyên từ 1 đến 60')
    assert.is(told('ngay_ket_thuc', none), undefined, 'the other form is left alone')
    const wrong = { viec: 'thoi-gian', ngay_bat_dau: '2027-06-01', ngay_ket_thuc: '2027-05-01' }
    assert.is(told('ngay_ket_thuc', await sendTerm(given, wrong)), 'Ngày kết thúc phải sau ngày bắt đầu')
    const impossible = await sendTerm(given, {
      viec: 'thoi-gian',
      ngay_bat_dau: '01/06/2027',
      ngay_ket_thuc: '31/06/2027',
    })
    assert.match(told('ngay_ket_thuc', impossible)!, 'Không có ngày này')
    assert.is(valueIn('ngay_ket_thuc', impossible), '31/06/2027', 'what was typed is shown again')
    const old = await sendTerm(given, { viec: 'gia-han', so_thang_gia_han: '1', phien_ban: '1' })
    assert.match(textOf('dialog .notice', old), 'Thông tin này vừa được thay đổi ở nơi khác')
    assert.is((await app.db('goi_dich_vu').where({ id }).first()).ngay_ket_thuc, '2027-07-30')
  }))

test('an endless package has no form to extend it, and one over by date can be extended', () =>
  withMother(async ({ app, device, buy, assign, put, at: setClock }) => {
    await put('change-goi', { thong_tin_goi_id: free })
    const endless = await opened(app, at(`goi.${device}`))
    assert.is(endless.querySelector('dialog [name=so_thang_gia_han]'), null)
    assert.match(rowsOf(endless)[0]!, 'Không giới hạn thời gian')
    await assign((await buy())[0]!)
    await setClock('2028-02-15T05:00:00Z')
    const over = await opened(app, at(`goi.${device}`))
    assert.match(rowsOf(over)[0]!, 'Hết hạn')
    assert.ok(over.querySelector('dialog [name=so_thang_gia_han]'))
  }))

test('a second click on the months below chosen devices extends none of them again, also where the package was over', () =>
  withMother(async ({ app, parent, device, buy, assign, row, at: setClock }) => {
    const { device: late } = await seedChildWithDevice(app.db, parent, 'MAY-2')
    const [over] = await buy()
    await assign(over!, { ma_thiet_bi: 'MAY-2' })
    await setClock('2028-02-15T05:00:00Z')
    const [running] = await buy()
    await assign(running!)
    const asShown = async () => {
      const form = (await opened(app, '/admin/thiet-bi')).querySelector('.chosen-rows')!
      form.setAttribute('action', `/admin/thiet-bi${form.getAttribute('action')}`)
      const month = form.querySelector('[name=gia_han]')!
      return (chon: string) => submitted(app, form, { chon, gia_han: month.getAttribute('value')! }, 'admin')
    }
    const click = await asShown()
    const clicks = [await click(`${device},${late}`), await click(`${device},${late}`)]
    const ends = [(await row(running!)).ngay_ket_thuc, (await row(over!)).ngay_ket_thuc]
    assert.equal(ends, ['2029-03-15', '2028-03-15'])
    const refused = clicks.map(({ page }) => textOf('main', page).split('vừa được thay đổi ở nơi khác').length - 1)
    assert.equal(refused, [0, 2])
    await (await asShown())(String(device))
    assert.is((await row(running!)).ngay_ket_thuc, '2029-04-15')
  }))

test('another package is chosen for a device, and the choice must be made', () =>
  withMother(async ({ app, device, buy, assign }) => {
    const path = at(`doi-goi.${device}`)
    const first = await opened(app, path)
    assert.match(textOf('dialog', first), 'Gói hiện tại: Chưa có gói')
    await assign((await buy())[0]!)
    const { value } = first.querySelector<HTMLInputElement>('dialog [name=phien_ban]')!
    const late = await sent(app, path, { thong_tin_goi_id: String(twoDevices), phien_ban: value })
    assert.match(textOf('dialog .notice', late), 'vừa được thay đổi ở nơi khác')
    const box = await opened(app, path)
    assert.match(textOf('dialog', box), 'Gói hiện tại: Gói Premium 1 thiết bị hết hạn 31/01/2028')
    assert.is(told('thong_tin_goi_id', await sent(app, path)), 'Vui lòng chọn gói mới')
    const done = await sent(app, path, { thong_tin_goi_id: String(twoDevices) })
    assert.is(textOf('.notice.tone-success', done), 'Đổi gói thành công!')
    const paid = { thong_tin_goi_id: String(oneDevice), gia: '390.000', ma_giao_dich: 'PT-1' }
    assert.is(textOf('.notice.tone-success', await sent(app, path, paid)), 'Thay đổi gói dịch vụ thành công!')
    const stale = await sent(app, path, { thong_tin_goi_id: String(oneDevice), phien_ban: '1' })
    assert.match(textOf('dialog .notice', stale), 'vừa được thay đổi ở nơi khác')
  }))

function all(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)]
}

test.run()
