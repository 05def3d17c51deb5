import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pairMachine } from '../helpers/machine.ts'
import { formWith, opened, submitted, textOf } from '../helpers/pages.ts'
import { type Portal, withPortal } from '../helpers/portal.ts'
import { endPackages, putPackage } from '../helpers/protection.ts'

type Paired = Awaited<ReturnType<typeof pairMachine>>
const names = ['rules', 'canary', 'incognito', 'sites', 'version', 'clock', 'storage', 'kinds']

const withMachine = (work: (portal: Portal, machine: Paired) => Promise<void>) =>
  withPortal(async portal => work(portal, await pairMachine(portal.app, portal.child)))

/** What the machine reports: every test, of which some failed, with the version that runs. */
const report = async ({ app, rules }: Portal, { sync }: Paired, failed: string[] = []) => {
  const at = app.services.clock.now().toISOString()
  const { version } = (await rules()) as unknown as { version: number }
  const checks = names.map(name => ({ name, ok: !failed.includes(name), at }))
  await sync({ applied: { version, at }, checks })
}
const page = ({ page }: Portal, { device }: Paired) => page(`/may/${device}`)
const standing = async (portal: Portal, machine: Paired) => textOf('.machine-standing p', await page(portal, machine))
const later = ({ app }: Portal, minutes: number) =>
  app.services.clock.set(new Date(app.services.clock.now().getTime() + minutes * 60_000))

test('the page says in a sentence how the machine stands, with the tests in words', () =>
  withMachine(async (portal, machine) => {
    assert.match(await standing(portal, machine), 'Đang chờ máy báo về lần đầu')
    await report(portal, machine)
    assert.is(await standing(portal, machine), 'Đang bảo vệ: luật bản 1 chạy từ 12:00, 8/8 phép thử đạt.')
    const box = await page(portal, machine)
    assert.match(textOf('.machine-tests', box), 'Đạt: Một trang thử bị chặn thật lúc 12:00')
    assert.match(textOf('[aria-labelledby=machine-facts]', box), 'Tiện ích trình duyệt 1.0.0')
    assert.match(textOf('.event-rows', box), 'Laptop của con được ghép với An Nhi')
  }))

test('a test that fails comes first, with what to do, and after five minutes the machine needs a look', () =>
  withMachine(async (portal, machine) => {
    await report(portal, machine, ['incognito'])
    assert.is(
      await standing(portal, machine),
      'Luật mới nhất đã chạy, 7/8 phép thử đạt. Bạn xem ở dưới phép thử nào chưa đạt.',
    )
    const today = await portal.page(`?ghep=${machine.device}`)
    assert.match(textOf('.notice', today), 'Còn một bước: trên máy, bật cho An Nhi chạy ở chế độ ẩn danh')
    assert.match(textOf('.machines', today), 'Luật đã chạy, còn một bước, 7/8 phép thử đạt')
    later(portal, 5)
    await report(portal, machine, ['incognito'])
    assert.is((await portal.page(`?ghep=${machine.device}`)).querySelector('.notice'), null)
    assert.match(await standing(portal, machine), 'Cần xem lại: 7/8 phép thử đạt.')
    const box = await page(portal, machine)
    assert.match(
      textOf('.machine-tests > li:first-child', box),
      /^Chưa đạt: Cửa sổ ẩn danh chưa được bảo vệ, nên máy chưa lên màu xanh/,
    )
  }))

test('where a test of the blocking itself fails, the line of the machine is no promise that one step is left', () =>
  withMachine(async (portal, machine) => {
    await report(portal, machine, ['canary', 'incognito'])
    const today = await portal.page('')
    assert.match(textOf('.machines .tone-warning', today), 'Luật đã chạy, có phép thử chưa đạt, 6/8 phép thử đạt')
  }))

test('a machine that is off says since when, and one without a client leads to pairing', () =>
  withMachine(async (portal, machine) => {
    await report(portal, machine)
    later(portal, 6)
    assert.match(await standing(portal, machine), 'lần cuối báo về lúc 12:00')
    const box = await portal.page(`/may/${portal.device}`)
    assert.match(textOf('.machine-standing', box), /chưa ghép với An Nhi.*Ghép máy/)
    assert.is(box.querySelector('[name=do]'), null)
  }))

test('what is given while the machine is off is said to be on its way, until the machine has heard of it', () =>
  withMachine(async (portal, machine) => {
    await report(portal, machine)
    later(portal, 6)
    const card = async () => textOf('.child-card', await portal.page(''))
    assert.not.match(await card(), 'Thay đổi mới nhất')
    const { page: locked } = await submitted(portal.app, formWith('Khóa ngay', await portal.page('')))
    assert.match(textOf('.notice [role]', locked), 'Đã gửi lệnh khóa. Máy của Bé An đang tắt hoặc mất mạng')
    assert.match(await card(), 'Chờ máy nhận lệnh khóa')
    assert.match(await card(), 'Laptop của con đang tắt hoặc mất mạng. Thay đổi mới nhất đến máy khi có mạng lại.')
    assert.match(await standing(portal, machine), 'thay đổi mới nhất chưa đến máy')
    await report(portal, machine)
    assert.not.match(await card(), 'Thay đổi mới nhất')
    assert.match(await card(), 'Đang khóa')
  }))

test('after a pairing Today speaks of it while the machine waits and once it is green, not of one that is off or removed', () =>
  withMachine(async (portal, machine) => {
    const said = async () =>
      (await portal.page(`?ghep=${machine.device}`)).querySelector('.notice')?.textContent ?? null
    assert.match((await said())!, 'Trong khoảng một phút')
    await report(portal, machine)
    assert.match((await said())!, 'Xong rồi: Laptop của con đang được bảo vệ.')
    later(portal, 6)
    assert.is(await said(), null)
    await report(portal, machine)
    await machine.call('POST', '/removed')
    assert.is(await said(), null)
  }))

test('a machine whose package ended says that it is paired, and leads to the wallet', () =>
  withMachine(async (portal, machine) => {
    await report(portal, machine)
    await endPackages(portal.app, '2026-11-16')
    const box = await page(portal, machine)
    assert.match(textOf('.machine-standing p', box), 'đã ghép với An Nhi nhưng không có gói nào đang dùng')
    assert.is(box.querySelector('.machine-standing a')?.getAttribute('href'), '/wallet')
  }))

test('while the rules hold after its package has ended, a machine says until when, can be tried, and leads to the wallet', () =>
  withMachine(async (portal, machine) => {
    await endPackages(portal.app, '2026-11-20')
    const box = await page(portal, machine)
    assert.is(
      textOf('.machine-standing p', box),
      'Gói trên máy này đã hết hạn. Luật còn chạy đến 27/11/2026; bạn gia hạn hoặc gán gói khác để máy tiếp tục được bảo vệ.',
    )
    assert.is(box.querySelector('.machine-standing a')?.getAttribute('href'), '/wallet')
    assert.is(box.querySelectorAll('[name=do]').length, 2)
  }))

test('from the day on which its paid term ended, its page offers the free package, until another one protects it', () =>
  withMachine(async (portal, machine) => {
    const offer = async () => {
      const box = await page(portal, machine)
      return box.querySelector('.notice a[href="/payment/8"]')?.textContent ?? null
    }
    await report(portal, machine)
    assert.is(await offer(), null)
    await portal.app.db('goi_dich_vu').update({ trang_thai: 'HET_HAN' })
    await endPackages(portal.app, '2026-11-20')
    assert.is(await offer(), 'Nhận lại gói tiêu chuẩn miễn phí')
    await putPackage(portal, machine.device, 'free')
    assert.is(await offer(), null)
  }))

test('where its package is free, a machine says on its line and its page that rules of a paid one do not run on it, and so does the page of those rules', () =>
  withMachine(async (portal, machine) => {
    const { app, child } = portal
    const free = await pairMachine(app, child, { thong_tin_goi_id: 8 })
    const line = async ({ device }: Paired, language = 'vi') =>
      textOf(`.machines [href$="/may/${device}"] .machine-state`, await opened(app, '/user', language, 'mother'))
    await report(portal, free)
    assert.is(await line(free), 'Đang bảo vệ, 8/8 phép thử đạt')
    assert.is((await page(portal, free)).querySelector('.machine-standing + p'), null)
    const rules = [{ kind: 'category', name: 'gambling', block: true }]
    await portal.call('PUT', `/tre-em/${child}/policy`, { rules })
    for (const each of [machine, free]) await report(portal, each)
    assert.is(await line(free), 'Đang bảo vệ, vài luật cần gói Premium nên không chạy trên máy này, 8/8 phép thử đạt')
    assert.match(await line(free, 'en'), 'some rules need a Premium package and do not run on it')
    assert.match(textOf('.machine-standing + p', await page(portal, free)), 'không chạy trên máy này')
    assert.is(await line(machine), 'Đang bảo vệ, 8/8 phép thử đạt')
    assert.is((await page(portal, machine)).querySelector('.machine-standing + p'), null)
    await app.db('thiet_bi').where({ nguoi_dung_id: free.device }).update({ ten_thiet_bi: 'Máy của Na' })
    const told = async (name: string) => textOf('main', await opened(app, `/user/con/${child}/${name}`, 'vi', 'mother'))
    const withheld = /gói Premium không chạy trên máy dùng gói tiêu chuẩn: Máy của Na\. Xem các gói/
    assert.match(await told('trang-web'), withheld)
    assert.not.match(await told('gio-giac'), withheld, 'hours of rest run on both')
  }))

test('“Thử chặn” reaches the machine, and its result stands among the tests', () =>
  withMachine(async (portal, machine) => {
    await report(portal, machine)
    const box = await portal.send(`/may/${machine.device}`, { do: 'test' })
    assert.match(textOf('.portal > .notice', box), 'Đã gửi phép thử đến máy.')
    const { messages } = (await machine.sync()).json.data
    assert.is(messages[0].kind, 'test')
    const at = portal.app.services.clock.now().toISOString()
    await machine.sync({ checks: [{ name: 'test', ok: true, at, detail: 'refused' }] })
    assert.match(textOf('.machine-tests', await page(portal, machine)), 'Lần “Thử chặn” gần nhất: trang bị chặn')
  }))

test('somebody else’s machine leads back to one’s own', () =>
  withMachine(async (portal, { device }) => {
    const box = await portal.page(`/may/${device}`, 'stranger')
    assert.is(box.querySelector('.machine-standing'), null)
  }))

test('its journal is its own, however much was done for the child since', () =>
  withMachine(async (portal, machine) => {
    const row = { ma_phu_huynh: portal.parent, ma_tre_em: portal.child, kind: 'rules_changed', at: new Date() }
    await portal.app.db('protection_events').insert(Array.from({ length: 100 }, () => row))
    assert.match(textOf('.event-rows', await page(portal, machine)), /^\S+ .*Laptop của con được ghép với An Nhi$/)
  }))

test.run()
