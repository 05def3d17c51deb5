import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { consoleWords } from '../../src/i18n/console.ts'
import { dateWords } from '../../src/i18n/dates.ts'
import { familyWords } from '../../src/i18n/family.ts'
import { labels } from '../../src/i18n/labels.ts'
import { subscriptionWords } from '../../src/i18n/subscriptions.ts'
import type { Call } from '../../views/data.ts'
import { field, served, type } from '../accounts-screens/account-screen.tsx'
import { twoDevices, withMother } from '../helpers/billing.ts'
import { textOf } from '../helpers/pages.ts'
import { loaded, one } from '../parts/screen.tsx'
import { all, callOf, opening, pageWith, submit, until } from './dialogs-page.tsx'

await loaded(labels, consoleWords, dateWords, familyWords, subscriptionWords)
const { devicePackageDialogs } = await import('../../views/console/subscriptions/package-dialog.tsx')
const page = pageWith(devicePackageDialogs('named'))
const [extension, term] = ['section:nth-of-type(1)', 'section:nth-of-type(2)']

test('a saved term stays in its open dialog, which shows the new dates in the list and in the forms', () =>
  withMother(async given => {
    await given.assign((await given.buy())[0]!)
    const close = await opening(given, page, `mo=goi.${given.device}`)
    await type({ ngay_ket_thuc: '31/12/2027' })
    await submit(() => textOf('tbody', document).includes('31/12/2027'), term)
    assert.is(field('ngay_ket_thuc').value, '31/12/2027')
    await type({ so_thang_gia_han: '2' })
    await submit(() => textOf('tbody', document).includes('29/02/2028'), extension)
    assert.equal([field('ngay_ket_thuc').value, field('so_thang_gia_han').value], ['29/02/2028', '1'])
    assert.is(all('dialog').length, 1)
    await close()
  }))

test('D54: a dialog with an outdated row shows a notice and the newest row, and can then save', () =>
  withMother(async given => {
    await given.assign((await given.buy())[0]!)
    const close = await opening(given, page, `mo=goi.${given.device}`)
    await given.put('goi/extend', { so_thang_gia_han: 1 })
    await submit(() => all('.notice.tone-warning').length === 1, extension)
    await until(() => textOf('tbody', document).includes('29/02/2028'))
    await submit(() => textOf('tbody', document).includes('31/03/2028'), extension)
    assert.is(all('.notice.tone-warning').length, 0)
    await close()
  }))

test('an error message names the action: loading, setting the dates, extending or changing', () =>
  withMother(async given => {
    const path = `/admin?mo=goi.${given.device}`
    await given.assign((await given.buy())[0]!)
    const real = callOf(given)
    const broken: Call = async (method, at, body) =>
      method === 'GET'
        ? real(method, at, body)
        : { status: 503, body: { success: false, message: 'Hỏng', error: 'busy' } }
    const said = async (to: string, form: Record<string, string>, call = broken) =>
      textOf('dialog .notice', (await served(page, to, call, form)).box)
    assert.is(await said(path, { viec: 'thoi-gian' }), 'Lỗi khi cập nhật thời gian: Hỏng')
    assert.is(await said(path, { viec: 'gia-han' }), 'Lỗi khi gia hạn gói: Hỏng')
    assert.is(await said(`/admin?mo=doi-goi.${given.device}`, {}), 'Lỗi khi thay đổi gói: Hỏng')
    const unread: Call = async (method, at, body) =>
      at.endsWith('/lich-su-goi') ? { status: 503, body: { success: false, message: 'Hỏng' } } : real(method, at, body)
    assert.is(textOf('dialog .notice', (await served(page, path, unread)).box), 'Lỗi khi tải dữ liệu gói dịch vụ')
  }))

test('an unknown state is shown as unknown', () =>
  withMother(async given => {
    await given.assign((await given.buy())[0]!)
    const real = callOf(given)
    const odd: Call = async (method, at, body) => {
      const called = await real(method, at, body)
      if (at.endsWith('/goi')) for (const row of called.body.data as { trang_thai: string }[]) row.trang_thai = 'LA'
      return called
    }
    const { box } = await served(page, `/admin?mo=goi.${given.device}`, odd)
    assert.is(textOf('tbody .badge', box), 'Không xác định')
  }))

test('a changed package closes its dialog', () =>
  withMother(async given => {
    const close = await opening(given, page, `mo=doi-goi.${given.device}`)
    ;(one('[name=thong_tin_goi_id]') as HTMLSelectElement).value = String(twoDevices)
    await submit(() => all('dialog').length === 0)
    assert.is((await given.app.db('goi_dich_vu').first()).thong_tin_goi_id, twoDevices)
    await close()
  }))

test.run()
