import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { weekdays } from '../../src/shared/rules/policy.ts'
import { agree, held, path, windows } from '../helpers/hours-form.ts'
import { textOf } from '../helpers/pages.ts'
import { withPortal } from '../helpers/portal.ts'
import { putPackage } from '../helpers/protection.ts'
import { one } from '../parts/screen.tsx'

test('without JavaScript the page shows the saved week, as a picture and in its sentence', () =>
  withPortal(async portal => {
    assert.match(textOf('.times-week-sentences', await portal.page(path(portal))), 'Máy không có giờ nghỉ')
    const rules = windows('06:30', '21:00')
    await portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules })
    const box = await portal.page(path(portal))
    assert.is(textOf('h1', box), 'Giờ giấc của Bé An')
    assert.match(textOf('.times-week-sentences', box), 'Mỗi tối, máy nghỉ từ 21:00 đến 06:30.')
    assert.is(box.querySelectorAll('.times-week-days rect').length, 7)
  }))

test('a preset fills the form without saving; saving asks for the consent in its place, and keeps the other rules', () =>
  withPortal(async portal => {
    const blocked = { kind: 'site', name: 'example.com', block: true }
    await portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules: [blocked] })
    const filled = await portal.send(path(portal), { ...held(await portal.page(path(portal))), do: 'preset-middle' })
    assert.equal((await portal.rules()).rules, [blocked])
    assert.match(textOf('.times-week-sentences', filled), 'Tối Chủ nhật đến tối thứ Năm, máy nghỉ từ 21:00 đến 06:30.')
    assert.match(textOf('.time-consent', filled), 'những phút con dùng máy trong ngày')
    assert.is(textOf('.hours-save', filled), 'Đồng ý và lưu')
    const saved = await portal.send(path(portal), held(filled))
    assert.match(textOf('.portal > .notice', saved), 'Đã lưu luật mới.')
    const { rules } = await portal.rules()
    assert.is(rules.length, 15)
    assert.equal(rules[0], blocked)
    assert.is((await portal.call('GET', `/tre-em/${portal.child}/consents`)).json.data.time.on, true)
  }))

test('without the consent nothing is saved, and what was typed stays', () =>
  withPortal(async portal => {
    const typed = { ...held(await portal.page(path(portal))), 'minutes-3': '45' }
    const refused = await portal.send(path(portal), typed)
    assert.match(textOf('.hours-fields .notice', refused), 'Bạn cần đồng ý')
    assert.is(held(refused)['minutes-3'], '45')
    assert.is(held(refused).agree, 'time')
    assert.equal((await portal.rules()).rules, [])
  }))

test('what is no time of a day is refused with its sentence, and the hours that were saved stay', () =>
  withPortal(async portal => {
    const rules = windows('06:30', '21:00')
    await portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules })
    const before = held(await portal.page(path(portal)))
    for (const [from, to] of [
      ['-1', '-1'],
      ['24:00', '99:99'],
      ['1e9', '08:00'],
      ['06:30', '25:00'],
    ] as const) {
      const box = await portal.send(path(portal), { ...before, 'from-1-0': from, 'to-1-0': to })
      assert.is(one('.panel[open] summary strong', box).textContent, 'Thứ Hai')
      assert.is(
        textOf('.panel[open] .field-error', box),
        'Vui lòng điền đủ giờ bắt đầu và giờ kết thúc theo dạng giờ:phút, ví dụ 07:00 và 21:00.',
      )
      assert.is(held(box)['to-1-0'], to)
      assert.match(textOf('.panel[open] .day-summary', box), 'chưa đủ giờ')
      assert.is(one('[name=to-1-0]', box).getAttribute('aria-invalid'), to === '08:00' ? null : 'true')
      assert.equal((await portal.rules()).rules, rules)
    }
  }))

test('limits that a withdrawn consent has left do not ask for it again, and can be taken away without it', () =>
  withPortal(async portal => {
    await agree(portal)
    const rules = weekdays.map(weekday => ({ kind: 'budget', weekday, minutes: 60 }))
    await portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules })
    await portal.call('PUT', `/tre-em/${portal.child}/consents`, { time: false })
    const box = await portal.page(path(portal))
    assert.not(box.querySelector('.time-consent'))
    assert.match(textOf('.hours-fields .notice', box), 'Giới hạn số phút đang tạm ngừng')
    const cleared = Object.fromEntries(weekdays.map(weekday => [`minutes-${weekday}`, '']))
    await portal.send(path(portal), { ...held(box), ...cleared })
    assert.equal((await portal.call('GET', `/tre-em/${portal.child}/policy`)).json.data.rules, [])
    assert.is((await portal.call('GET', `/tre-em/${portal.child}/consents`)).json.data.time.on, false)
  }))

test('where another edit was first the consent is not given either', () =>
  withPortal(async portal => {
    const typed = { ...held(await portal.page(path(portal))), 'minutes-1': '30', agree: 'time' }
    await portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules: windows('07:00', '20:00') })
    const stale = await portal.send(path(portal), typed)
    assert.match(textOf('.hours-fields .notice', stale), 'Luật vừa được sửa ở nơi khác')
    assert.equal(await portal.app.db('consents').select(), [])
    await portal.send(path(portal), held(stale))
    assert.is((await portal.app.db('consents').select()).length, 1)
    assert.is((await portal.rules()).rules.length, 1)
  }))

test('rules that were changed elsewhere are shown beside what was typed, which is saved only when the parent says so', () =>
  withPortal(async portal => {
    await agree(portal)
    const typed = { ...held(await portal.page(path(portal))), 'minutes-1': '30' }
    await portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules: windows('07:00', '20:00') })
    const stale = await portal.send(path(portal), typed)
    assert.match(textOf('.hours-fields .notice', stale), /Luật vừa được sửa ở nơi khác.*máy nghỉ từ 20:00 đến 07:00/)
    assert.is(held(stale)['minutes-1'], '30')
    assert.is(textOf('.hours-save', stale), 'Lưu bản của tôi')
    assert.is((await portal.rules()).rules.length, 7)
    await portal.send(path(portal), held(stale))
    assert.equal((await portal.rules()).rules, [{ kind: 'budget', weekday: 1, minutes: 30 }])
  }))

test('a day is copied to the whole week, and gets a second time of use', () =>
  withPortal(async portal => {
    const typed = { ...held(await portal.page(path(portal))), 'from-2-0': '19:00', 'to-2-0': '00:30' }
    const copied = await portal.send(path(portal), { ...typed, do: 'copy-2' })
    assert.is(held(copied)['to-7-0'], '00:30')
    const added = await portal.send(path(portal), { ...held(copied), do: 'add-7' })
    assert.is(one('.panel[open] summary strong', added).textContent, 'Chủ nhật')
    const half = await portal.send(path(portal), { ...held(added), 'from-7-1': '14:00' })
    assert.is(
      textOf('.panel[open] .field-error', half),
      'Vui lòng điền đủ giờ bắt đầu và giờ kết thúc theo dạng giờ:phút, ví dụ 07:00 và 21:00.',
    )
    await portal.send(path(portal), { ...held(half), 'to-7-1': '16:00' })
    assert.equal(
      (await portal.rules()).rules.filter(rule => rule.kind === 'window' && rule.weekday === 7),
      [
        { kind: 'window', weekday: 7, from: '19:00', to: '00:30' },
        { kind: 'window', weekday: 7, from: '14:00', to: '16:00' },
      ],
    )
  }))

test('another family’s child leads back to one’s own', () =>
  withPortal(async portal => {
    assert.is((await portal.page(path(portal), 'stranger')).querySelector('.hours-form'), null)
  }))

test('a form that does not say on which edit it is based is refused, and the page that answers says it', () =>
  withPortal(async portal => {
    await agree(portal)
    const { phien_ban: _, ...typed } = held(await portal.page(path(portal)))
    const before = await portal.rules()
    for (const odd of [undefined, { phien_ban: 'x' }]) {
      const page = await portal.send(path(portal), { ...typed, ...odd })
      assert.is(held(page).phien_ban, String(before.phien_ban))
      assert.equal(await portal.rules(), before)
    }
  }))

test('with free packages alone, the page says that minutes do not run, and a preset sets the hours of rest alone', () =>
  withPortal(async portal => {
    await agree(portal)
    const budget = weekdays.map(weekday => ({ kind: 'budget' as const, weekday, minutes: 45 }))
    await portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules: [...budget, ...windows('06:30', '21:00')] })
    await putPackage(portal, portal.device, 'free')
    const page = await portal.page(path(portal))
    assert.match(textOf('.hours-fields', page), 'Giới hạn số phút chỉ có trong gói Premium')
    assert.match(textOf('.times-week-sentences', page), 'Không giới hạn số phút')
    const filled = await portal.send(path(portal), { ...held(page), do: 'preset-teen' })
    assert.equal([held(filled)['minutes-1'], held(filled)['to-1-0']], ['45', '22:00'])
    await portal.send(path(portal), held(filled))
    const { rules } = await portal.rules()
    assert.equal(
      rules.filter(({ kind }) => kind === 'budget'),
      budget,
    )
    assert.ok(rules.some(rule => rule.kind === 'window' && rule.to === '22:00'))
  }))

test.run()
