import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pairMachine } from '../helpers/machine.ts'
import { textOf } from '../helpers/pages.ts'
import { type Portal, withPortal } from '../helpers/portal.ts'
import { putPackage } from '../helpers/protection.ts'
import { one } from '../parts/screen.tsx'

const path = ({ child }: Portal) => `/con/${child}/trang-web`
const add = (portal: Portal, dia_chi: string, what: string) => portal.send(path(portal), { dia_chi, what })
const isTicked = (name: string, box: HTMLElement) => one(`[name="${name}"]`, box).hasAttribute('checked')
const verdict = async (portal: Portal, address: string) =>
  textOf('[role=status] .notice', await portal.page(`${path(portal)}?xem=${encodeURIComponent(address)}`))

test('a pasted address becomes its site, which is blocked, allowed, limited and forgotten', () =>
  withPortal(async portal => {
    await portal.call('PUT', `/tre-em/${portal.child}/consents`, { time: true })
    const added = await add(portal, 'https://www.youtube.com/watch?v=1', '45')
    assert.match(textOf('.portal > .notice', added), 'Đã lưu luật mới.')
    assert.match(textOf('.site-rows', added), 'youtube.com · 45 phút mỗi ngày')
    await add(portal, 'TikTok.com/', 'allow')
    await add(portal, 'http://m.tiktok.com:8080/@x', 'block')
    await add(portal, 'bóngđá.vn', 'block')
    const shown = await add(portal, 'tiktok.com', 'block')
    assert.is(
      textOf('#sites-block ~ .site-rows', shown),
      'm.tiktok.comBỏ m.tiktok.comtiktok.comBỏ tiktok.combóngđá.vnBỏ bóngđá.vn',
    )
    assert.is((await portal.rules()).rules.length, 4)
    await portal.send(path(portal), { remove: 'tiktok.com' })
    assert.equal(
      (await portal.rules()).rules.map(rule => 'name' in rule && rule.name),
      ['youtube.com', 'm.tiktok.com', 'xn--bng-gla1gwi.vn'],
    )
  }))

test('while no machine of the child follows the rules, the pages of rules say so, and how to change it', () =>
  withPortal(async portal => {
    const told = async (name: string) =>
      one('.portal > .notice.tone-warning', await portal.page(`/con/${portal.child}/${name}`))
    for (const name of ['trang-web', 'gio-giac']) {
      const notice = await told(name)
      assert.match(notice.textContent, 'giờ giấc, khóa và luật chặn chưa có tác dụng')
      assert.is(notice.querySelector('a')!.getAttribute('href'), `/user/them-may?con=${portal.child}`)
    }
    await pairMachine(portal.app, portal.child)
    const box = await portal.page(path(portal))
    assert.is(box.querySelector('.portal > .notice.tone-warning'), null)
  }))

test('what is no site is refused beside its field, with what was typed', () =>
  withPortal(async portal => {
    for (const wrong of ['facebook', '192.168.1.1', 'ftp://example.com', '']) {
      const box = await add(portal, wrong, 'allow')
      assert.is(
        textOf('.field-error', box),
        'Đây chưa phải địa chỉ của một trang web. Bạn nhập theo mẫu: youtube.com',
        wrong,
      )
      assert.is(one('[name=dia_chi]', box).getAttribute('value') ?? '', wrong)
      assert.is(one('[name=what] [selected]', box).getAttribute('value'), 'allow')
    }
    const own = await add(portal, 'https://thu-chan.anni.vn/', 'allow')
    assert.match(textOf('.site-main > .notice', own), 'trang dịch vụ luôn mở được')
    assert.equal((await portal.rules()).rules, [])
  }))

test('minutes of a site ask for the consent in their place', () =>
  withPortal(async portal => {
    const asked = await add(portal, 'youtube.com', '30')
    assert.match(textOf('.time-consent', asked), 'Giữ 13 tháng')
    assert.equal((await portal.rules()).rules, [])
    await portal.send(path(portal), { dia_chi: 'youtube.com', what: '30', agree: 'time' })
    assert.equal((await portal.rules()).rules, [{ kind: 'site', name: 'youtube.com', minutes: 30 }])
  }))

test('a consent that was asked for minutes is not given with a block or an always', () =>
  withPortal(async portal => {
    await add(portal, 'youtube.com', '30')
    for (const what of ['block', 'allow'])
      await portal.send(path(portal), { dia_chi: 'youtube.com', what, agree: 'time' })
    assert.equal((await portal.rules()).rules, [{ kind: 'site', name: 'youtube.com', allow: true }])
    assert.equal(await portal.app.db('consents').select(), [])
  }))

test('limits of sites that a withdrawn consent has left are said not to run', () =>
  withPortal(async portal => {
    const consent = (time: boolean) => portal.call('PUT', `/tre-em/${portal.child}/consents`, { time })
    const isSaid = async () =>
      /Giới hạn số phút đang tạm ngừng/.test(textOf('.site-main', await portal.page(path(portal))))
    await consent(true)
    await add(portal, 'youtube.com', '45')
    assert.is(await isSaid(), false)
    await consent(false)
    assert.is(await isSaid(), true)
    assert.match(await verdict(portal, 'youtube.com'), 'youtube.com mở được, nhưng thuộc nhóm')
    await portal.send(path(portal), { remove: 'youtube.com' })
    assert.is(await isSaid(), false)
  }))

test('where the rules are not saved the consent is not given either, and the page says why', () =>
  withPortal(async portal => {
    const said = { kind: 'site', name: 'game.vn' }
    const rules = [
      { ...said, block: true },
      { ...said, allow: true },
    ]
    const row = { ma_phu_huynh: portal.parent, ma_tre_em: portal.child, version: 2, phien_ban: 2, at: new Date() }
    await portal.app.db('policies').insert({ ...row, rules: JSON.stringify(rules) })
    const refused = await portal.send(path(portal), { dia_chi: 'youtube.com', what: '30', agree: 'time' })
    assert.match(textOf('.site-main > .notice', refused), 'Có hai luật trái nhau')
    assert.equal(await portal.app.db('consents').select(), [])
    const mended = await portal.send(path(portal), { dia_chi: 'game.vn', what: '30', agree: 'time' })
    assert.is(mended.querySelector('.site-main > .notice'), null)
    assert.equal((await portal.rules()).rules, [{ ...said, minutes: 30 }])
    assert.is((await portal.app.db('consents').select()).length, 1)
  }))

test('what is turned is saved, and what another tab turned meanwhile stays', () =>
  withPortal(async portal => {
    const before = one('[name=was]', await portal.page(path(portal))).getAttribute('value')!
    await portal.send(path(portal), { was: before, gambling: 'on', safe_search: 'on' })
    const box = await portal.send(path(portal), { was: before, games: 'on' })
    assert.equal(
      ['gambling', 'adult', 'games', 'safe_search', 'only_listed'].filter(name => isTicked(name, box)),
      ['gambling', 'games', 'safe_search'],
    )
    await portal.send(path(portal), { was: one('[name=was]', box).getAttribute('value')!, games: 'on' })
    assert.equal((await portal.rules()).rules, [{ kind: 'category', name: 'games', block: true }])
  }))

test('only listed sites without any is said before a child finds out', () =>
  withPortal(async portal => {
    const box = await portal.send(path(portal), { was: '', only_listed: 'on' })
    assert.match(textOf('form .notice', box), 'Danh sách đang trống')
    assert.is((await add(portal, 'vi.wikipedia.org', 'allow')).querySelector('form .notice'), null)
  }))

test('of any address the page says whether it opens, why, and what can be done', () =>
  withPortal(async portal => {
    const rules = [
      { kind: 'site', name: 'tiktok.com', block: true },
      { kind: 'site', name: 'wikipedia.org', allow: true },
      { kind: 'site', name: 'example.vn', minutes: 0 },
      { kind: 'window', weekday: 1, from: '01:00', to: '02:00' },
    ]
    await portal.call('PUT', `/tre-em/${portal.child}/consents`, { time: true })
    const save = (more: object[]) =>
      portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules: [...rules, ...more] })
    await save([])
    assert.match(
      await verdict(portal, 'https://vm.tiktok.com/x'),
      /vm.tiktok.com bị chặn: .*Luôn cho phép vm.tiktok.com/,
    )
    assert.match(await verdict(portal, 'vi.wikipedia.org'), 'luôn mở được')
    assert.match(await verdict(portal, 'example.vn'), 'giới hạn của trang là 0 phút')
    assert.match(
      await verdict(portal, 'scratch.mit.edu'),
      /không luật nào nhắc đến trang này.*Luôn chặn scratch.mit.edu/,
    )
    assert.match(
      await verdict(portal, 'https://m.188bet.com/x'),
      'm.188bet.com mở được, nhưng thuộc nhóm Cờ bạc.Chặn cả nhóm Cờ bạcLuôn chặn m.188bet.com',
    )
    await portal.send(path(portal), { tu: 'xem', was: '', gambling: 'on' })
    const saved = (await portal.rules()).rules
    assert.equal([saved.length, saved.at(-1)], [rules.length + 1, { kind: 'category', name: 'gambling', block: true }])
    await save([{ kind: 'category', name: 'gambling', block: true }])
    assert.match(await verdict(portal, 'scratch.mit.edu'), 'không luật nào nhắc đến trang này')
    assert.match(
      await verdict(portal, 'https://m.188bet.com/x'),
      'Trang này thuộc nhóm Cờ bạc. Bạn vẫn có thể cho phép riêng.Luôn cho phép m.188bet.com',
    )
    await save([{ kind: 'only_listed', on: true }])
    assert.match(await verdict(portal, 'scratch.mit.edu'), 'con chỉ được mở những trang trong danh sách')
    await save([])
    await putPackage(portal, portal.device, 'free')
    const free = await verdict(portal, 'https://m.188bet.com/x')
    assert.match(free, /nhưng thuộc nhóm Cờ bạc\.Luôn chặn/, 'groups are not in the package')
  }))

test.run()
