import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { clientAsking, seedPlace } from '../helpers/machine.ts'
import { opened, sent, submitted, textOf } from '../helpers/pages.ts'
import { type Family, withFamily } from '../helpers/protection.ts'

type Pairing = Family & {
  /** A place of a package, for the mother's wallet. */
  buy: () => Promise<number>
  /** A machine asks to be let in. */
  asks: () => Promise<{ ma_thiet_bi: string; check: string; state: () => Promise<string> }>
}

const withMachine = (work: (pairing: Pairing) => Promise<void>) =>
  withFamily(async family => {
    const { app } = family
    await work({
      ...family,
      buy: () => seedPlace(app, 'mother'),
      asks: async () => {
        const { id, ...asked } = (await app.post('/api/device/pairings', clientAsking)).json.data
        const poll = () => app.post(`/api/device/pairings/${id}/poll`, { secret: asked.secret })
        return { ...asked, state: async () => (await poll()).json.data.state }
      },
    })
  })

const confirmForm = (page: HTMLElement) => page.querySelector('[name=check]')?.closest('form') ?? null
const page = (app: TestApp, query = '') => opened(app, `/user/them-may${query}`, 'vi', 'mother')

test('two forms without JavaScript pair a machine: its code in any spelling, then its four digits', () =>
  withMachine(async ({ app, asks, buy, today }) => {
    const place = await buy()
    const { ma_thiet_bi, check, state } = await asks()
    const first = (await page(app, '?goi=7')).querySelector('form.form')!
    assert.equal([first.getAttribute('method'), first.getAttribute('action')], ['get', '/user/them-may'])
    const typed = `${ma_thiet_bi.slice(0, 4)}-${ma_thiet_bi.slice(4)}`.toLowerCase()
    const found = await page(app, `?ma=${typed}`)
    assert.match(textOf('.pairing-who', found), 'Chrome trên WindowsTiện ích trình duyệt, xin lúc 12:00')
    assert.is(found.querySelector('[name=ten_thiet_bi]')!.getAttribute('value'), 'Chrome trên Windows')
    const { location, page: home } = await submitted(app, confirmForm(found), { check, ten_thiet_bi: 'Laptop của An' })
    assert.match(location!, /^\/user\?ghep=\d+$/)
    assert.match(textOf('.notice', home), 'Đã ghép Laptop của An.')
    assert.is(await state(), 'confirmed')
    const { devices } = (await today()) as { devices: { ten_thiet_bi: string; state: string }[] }
    assert.ok(devices.some(({ ten_thiet_bi, state }) => ten_thiet_bi === 'Laptop của An' && state === 'waiting'))
    assert.is((await app.db('goi_dich_vu').where({ id: place }).first()).trang_thai, 'DANG_HOAT_DONG')
    assert.is(home.querySelector('.first-steps'), null, 'the first steps are done')
  }))

test('a code that waits, typed where a package is put on a device, leads to its digits with the package chosen', () =>
  withMachine(async ({ app, asks, buy, child }) => {
    const place = await buy()
    const { ma_thiet_bi, state } = await asks()
    const typed = { ma_moi: ma_thiet_bi, ten_thiet_bi: 'Laptop', loai_thiet_bi: 'Laptop', ma_tre_em: String(child) }
    const asking = await sent(app, `/wallet?mo=gan-goi.${place}`, typed, 'mother')
    assert.match(textOf('.pairing-who', asking), 'Chrome trên Windows')
    const chosen = asking.querySelector('[name=goi_dich_vu_id] option[selected], [name=goi_dich_vu_id][value]')
    assert.is(chosen?.getAttribute('value'), String(place))
    assert.is(await state(), 'waiting')
    assert.is((await app.db('goi_dich_vu').where({ id: place }).first()).trang_thai, 'CHUA_GAN')
  }))

test('P2: a code under which nothing waits, wrong digits, and a machine that is not theirs are each said in place', () =>
  withMachine(async ({ app, asks, buy }) => {
    await buy()
    assert.match(textOf('.field-error', await page(app, '?ma=ABCD-2345')), 'Không có máy nào đang chờ với mã này.')
    const { ma_thiet_bi, check, state } = await asks()
    const found = await page(app, `?ma=${ma_thiet_bi}`)
    const wrong = String((Number(check) + 1) % 10_000).padStart(4, '0')
    const { status, page: refused } = await submitted(app, confirmForm(found), { check: wrong, ten_thiet_bi: 'Máy A' })
    assert.is(status, 400)
    assert.ok(refused.querySelector('[name=check][aria-invalid]'))
    assert.is(refused.querySelector('[name=ten_thiet_bi]')!.getAttribute('value'), 'Máy A', 'what was typed stays')
    assert.is(await state(), 'waiting')
    const turnAway = [...found.querySelectorAll('form')].find(form => form.querySelector('[value=tu-choi]')) ?? null
    const { page: after } = await submitted(app, turnAway)
    assert.match(textOf('.notice', after), 'Đã từ chối.')
    assert.is(await state(), 'refused')
  }))

test('who has no child or no package left is led to them, and offered nothing that would be refused', () =>
  withMachine(async ({ app, asks, call, child }) => {
    const { ma_thiet_bi } = await asks()
    const found = await page(app, `?ma=${ma_thiet_bi}`)
    assert.match(textOf('.notice-title', found), 'Ví của bạn chưa có gói nào để gán')
    assert.is(found.querySelectorAll('.notice').length, 1)
    assert.not.ok(found.querySelector('[name=check]'))
    await call('DELETE', `/tre-em/${child}`)
    assert.ok((await page(app)).querySelector('.notice a[href="/user/bat-dau"]'))
  }))

test('of two machines and one place the second is led to the packages', () =>
  withMachine(async ({ app, asks, buy }) => {
    await buy()
    const [one, other] = [await asks(), await asks()]
    const pages = [await page(app, `?ma=${one.ma_thiet_bi}`), await page(app, `?ma=${other.ma_thiet_bi}`)]
    assert.is((await submitted(app, confirmForm(pages[0]!), { check: one.check })).status, 303)
    const { status, page: refused } = await submitted(app, confirmForm(pages[1]!), { check: other.check })
    assert.is(status, 409)
    assert.ok(refused.querySelector('.notice a[href="/wallet"]'))
    assert.not.ok(refused.querySelector('[name=check]'))
  }))

test('P2: a code expires after fifteen minutes', () =>
  withMachine(async ({ app, asks, buy }) => {
    await buy()
    const { ma_thiet_bi } = await asks()
    app.services.clock.set(new Date(app.services.clock.now().getTime() + 15 * 60_000))
    assert.match(textOf('.field-error', await page(app, `?ma=${ma_thiet_bi}`)), 'mã chỉ dùng được 15 phút')
  }))

test('a machine that was let in meanwhile is not said to be turned away', () =>
  withMachine(async ({ app, asks, buy }) => {
    await buy()
    const { ma_thiet_bi, check, state } = await asks()
    const found = await page(app, `?ma=${ma_thiet_bi}`)
    const turnAway = [...found.querySelectorAll('form')].find(form => form.querySelector('[value=tu-choi]')) ?? null
    await submitted(app, confirmForm(found), { check, ten_thiet_bi: 'Máy A' })
    const { status, page: after } = await submitted(app, turnAway)
    assert.is(status, 404)
    assert.match(textOf('.field-error', after), 'Không có máy nào đang chờ với mã này.')
    assert.is(await state(), 'confirmed')
  }))

test.run()
