import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { withMother } from '../helpers/billing.ts'
import { chargedForRenewal } from '../helpers/charged.ts'
import { opened, sent, textOf, told } from '../helpers/pages.ts'
import { bought } from '../helpers/renewals.ts'

const walletOf = (app: TestApp, language = 'vi') => opened(app, '/wallet', language, 'mother')
const inUse = (box: HTMLElement) => textOf('[aria-labelledby=in-use]', box)
const orders = (box: HTMLElement) => textOf('[aria-labelledby=orders]', box)

test('a renewal charge is asked back from the wallet without JavaScript, and its state stands beside both rows', () =>
  withMother(async mother => {
    const { app } = mother
    const ref = await chargedForRenewal(mother)
    const at = `/wallet?mo=hoan-tien.${ref}`
    assert.is((await walletOf(app)).querySelectorAll(`a[href="${at}"]`).length, 2)
    const dialog = textOf('dialog', await opened(app, at, 'vi', 'mother'))
    assert.match(
      dialog,
      /Yêu cầu hoàn 390\.000.*thời hạn cũ vẫn bảo vệ con cho đến khi hết hạn, ngày 31\/01\/2028.*hết ngày 11\/02\/2028/i,
    )
    assert.is(told('ly_do', await sent(app, at, {}, 'mother')), 'Vui lòng cho chúng tôi biết lý do')
    const done = await sent(app, at, { ly_do: 'Con không dùng nữa' }, 'mother')
    assert.ok(textOf('.notice.tone-success', done))
    for (const part of [inUse, orders]) {
      assert.match(part(done), 'Hoàn tiền: Đang chờ duyệt')
      assert.match(part(await walletOf(app, 'en')), 'Refund: Waiting for approval')
    }
    assert.is((await opened(app, at, 'vi', 'mother')).querySelector('dialog'), null, 'once')
  }))

test('where the old term is over, the dialog says that protection stops with the refund', () =>
  withMother(async mother => {
    const ref = await chargedForRenewal(mother)
    await mother.at('2028-02-05T05:00:00Z')
    const box = await opened(mother.app, `/wallet?mo=hoan-tien.${ref}`, 'vi', 'mother')
    assert.match(textOf('dialog', box), 'ngay khi tiền được hoàn, con không còn được bảo vệ')
  }))

test('no refund can be requested on the thirty-first day, for a purchase, or by another parent', () =>
  withMother(async mother => {
    const { app, at } = mother
    const { ref: purchase } = await bought(app)
    const ref = await chargedForRenewal(mother)
    const dialog = async (code: string, as: 'mother' | 'stranger' | 'admin' = 'mother') =>
      (await opened(app, `/wallet?mo=hoan-tien.${code}`, 'vi', as)).querySelector('dialog')
    assert.equal(
      [await dialog(purchase), await dialog(ref, 'stranger'), await dialog(ref, 'admin')],
      [null, null, null],
    )
    await at('2028-02-11T16:59:00Z')
    assert.ok(await dialog(ref))
    await at('2028-02-11T17:00:00Z')
    assert.is(await dialog(ref), null)
    assert.not.match(inUse(await walletOf(app)), 'hoàn tiền')
  }))

test.run()
