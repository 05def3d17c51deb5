import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Rule, weekdays } from '../../src/shared/rules/policy.ts'
import { withEvening } from '../helpers/evening.ts'
import { pairMachine } from '../helpers/machine.ts'
import { formWith, opened, submitted, textOf } from '../helpers/pages.ts'
import { endPackages, withFamily } from '../helpers/protection.ts'

test('a card says what is used, what is left and what happens next, in both languages', () =>
  withEvening(async ({ app }) => {
    const page = await opened(app, '/user', 'vi', 'mother')
    assert.is(textOf('.child-head', page), 'ABé An')
    assert.is(textOf('.child-headline', page), 'Còn 40 phút')
    assert.is(
      textOf('.child-now > p:last-child', page),
      'Bé An đã dùng 1 giờ 20 phút, còn 40 phút. Máy nghỉ lúc 21:00.',
    )
    assert.equal(
      [...page.querySelectorAll('.machine')].map(line => line.textContent),
      ['Máy của AnChưa ghép với An\u00a0Nhi', 'Laptop của conĐang chờ máy nhận luật mới'],
    )
    const english = await opened(app, '/user', 'en', 'mother')
    assert.is(
      textOf('.child-now > p:last-child', english),
      'Bé An has used 1 hour 20 minutes; 40 minutes left. The computer rests at 21:00.',
    )
  }))

test('a card says when a rest, a lock, a gift until a time and the end of the minutes change', () =>
  withEvening(async ({ app, child, call, use, device }) => {
    const said = async () => {
      const page = await opened(app, '/user', 'vi', 'mother')
      return [textOf('.child-headline', page), textOf('.child-now > p:last-child', page)]
    }
    const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
    await call('POST', `/tre-em/${child}/grants`, { id: id(1), kind: 'lock', until: '2026-11-23T13:00:00+07:00' })
    assert.equal(await said(), ['Đang khóa', 'Bé An đã dùng 1 giờ 20 phút. Máy mở lại lúc 13:00.'])
    await call('POST', `/grants/${id(1)}/undo`)
    await call('POST', `/tre-em/${child}/grants`, { id: id(2), kind: 'until', until: '2026-11-23T22:30:00+07:00' })
    assert.equal(await said(), ['Được dùng đến 22:30', 'Bé An đã dùng 1 giờ 20 phút.'])
    await call('POST', `/grants/${id(2)}/undo`)
    await use(120, device + 1)
    assert.equal(await said(), ['Đã hết giờ', 'Bé An đã dùng hết giờ của hôm nay. Máy mở lại lúc 06:30 ngày mai.'])
    app.services.clock.set(new Date('2026-11-23T22:00:00+07:00'))
    assert.equal(await said(), ['Đang nghỉ', 'Bé An đã dùng 2 giờ. Máy mở lại lúc 06:30 ngày mai.'])
  }))

test('the moment at which a machine opens again is one at which it may be used, not the end of one of two reasons', () =>
  withFamily(async ({ app, child, call }) => {
    await call('PUT', `/tre-em/${child}/consents`, { time: true })
    await pairMachine(app, child)
    const said = async (rules: Rule[]) => {
      await call('PUT', `/tre-em/${child}/policy`, { rules })
      return textOf('.child-now > p:last-child', await opened(app, '/user', 'vi', 'mother'))
    }
    const evening: Rule[] = weekdays.map(weekday => ({ kind: 'window', weekday, from: '06:30', to: '21:00' }))
    const noMonday: Rule = { kind: 'budget', weekday: 1, minutes: 0 }
    const noTuesday: Rule = { kind: 'budget', weekday: 2, minutes: 0 }
    const opens = 'Bé An đã dùng hết giờ của hôm nay. Máy mở lại lúc 06:30'
    assert.is(await said([noMonday]), 'Bé An đã dùng hết giờ của hôm nay. Sang ngày mới, con lại có giờ dùng máy.')
    assert.is(await said([noMonday, ...evening]), `${opens} ngày mai.`)
    assert.is(await said([noMonday, noTuesday, ...evening]), `${opens} ngày 25/11.`)
    const never: Rule[] = weekdays.map(weekday => ({ kind: 'budget', weekday, minutes: 0 }))
    assert.is(await said(never), 'Bé An đã dùng hết giờ của hôm nay.')
    await said(evening)
    await call('POST', `/tre-em/${child}/grants`, { id: '00000000-0000-4000-8000-000000000001', kind: 'lock' })
    assert.is(await said(evening), 'Máy mở lại lúc 06:30 ngày mai.')
  }))

test('P4: without JavaScript one tap gives minutes once, however often it is sent, and they can be undone', () =>
  withEvening(async ({ app, today }) => {
    const page = await opened(app, '/user', 'vi', 'mother')
    const tap = formWith('+30', page)
    const { page: after } = await submitted(app, tap)
    assert.match(textOf('.notice', after), 'Đã cho Bé An thêm 30 phút.')
    await submitted(app, tap)
    assert.is((await today()).left, 70)
    await submitted(app, formWith('+15', page))
    assert.is((await today()).left, 85, 'another button of the same page is another gift')
    const { page: undone } = await submitted(app, formWith('Hoàn tác', after))
    assert.is((await today()).left, 55)
    assert.is(textOf('.running', undone).match(/Đã cho/g)?.length, 1)
  }))

test('a parent locks, unlocks, and gives until a time that is chosen', () =>
  withEvening(async ({ app, today }) => {
    const page = await opened(app, '/user', 'vi', 'mother')
    const times = [...page.querySelectorAll('.give option')].map(option => option.textContent)
    assert.equal([times[0], times.at(-1)], ['12:30', '18:00'])
    const { page: locked } = await submitted(app, formWith('Khóa ngay', page))
    assert.equal(
      [(await today()).why, textOf('.notice [role]', locked)],
      ['locked', 'Đã khóa máy của Bé An đến nửa đêm.'],
    )
    assert.is(formWith('+15', locked), null, 'nothing else helps while it is locked')
    const { page: unlocked } = await submitted(app, formWith('Mở khóa', locked))
    assert.is((await today()).why, 'budget')
    const { page: given } = await submitted(app, formWith('Cho dùng', unlocked))
    assert.match(textOf('.notice', given), 'Bé An được dùng máy đến 13:00.')
    assert.equal([(await today()).why, (await today()).changes_at], ['allowed_until', '2026-11-23T06:00:00.000Z'])
  }))

test('a gift for another family’s child is refused, and says so on the page', () =>
  withEvening(async ({ app }) => {
    const page = await opened(app, '/user', 'vi', 'mother')
    const { status, page: refused } = await submitted(app, formWith('+15', page), {}, 'stranger')
    assert.is(status, 404)
    assert.ok(refused.querySelector('.notice.tone-danger'))
  }))

test('where all packages are free, what only a paid one opens is named instead of offered; the lock stays', () =>
  withEvening(async ({ app }) => {
    const page = await opened(app, '/user', 'vi', 'mother')
    assert.equal([formWith('+15', page), formWith('Cho dùng', page)], [null, null])
    assert.match(textOf('.give', page), 'có trong gói Premium')
    assert.ok(formWith('Khóa ngay', page))
  }, 8))

test('a child none of whose machines follows the rules is said to be unprotected, with the next step and no buttons', () =>
  withFamily(async ({ app, child }) => {
    const said = async () => {
      const page = await opened(app, '/user', 'vi', 'mother')
      assert.is(formWith('Khóa ngay', page), null)
      return [textOf('.child-headline', page), page.querySelector('.child-now a')?.getAttribute('href')]
    }
    assert.equal(await said(), ['Chưa được bảo vệ', `/user/them-may?con=${child}`])
    const machine = await pairMachine(app, child)
    assert.is(textOf('.child-headline', await opened(app, '/user', 'vi', 'mother')), 'Đang mở')
    await endPackages(app, '2026-11-16')
    assert.equal(await said(), ['Chưa được bảo vệ', '/wallet'])
    const page = await opened(app, '/user', 'vi', 'mother')
    assert.match(textOf('.machines', page), 'Laptop của conGói đã hết hạn, luật không còn hiệu lực')
    await endPackages(app, '2026-11-20')
    assert.is(textOf('.child-headline', await opened(app, '/user', 'vi', 'mother')), 'Đang mở')
    await machine.call('POST', '/removed')
    assert.equal(await said(), ['Chưa được bảo vệ', '/wallet'])
    assert.match(
      textOf('.machines', await opened(app, '/user', 'vi', 'mother')),
      'Laptop của conKhông có gói nào đang dùng',
    )
    await endPackages(app, '2027-11-20')
    assert.equal(await said(), ['Chưa được bảo vệ', `/user/them-may?con=${child}`])
  }))

test('while the rules hold after a package has ended, a card says what is left, gives and unlocks', () =>
  withEvening(async ({ app }) => {
    await endPackages(app, '2026-11-20')
    const page = await opened(app, '/user', 'vi', 'mother')
    assert.is(textOf('.child-headline', page), 'Còn 40 phút')
    assert.match(textOf('.machines', page), 'Gói đã hết hạn, luật còn chạy đến 27/11/2026')
    assert.is(page.querySelector('.first-steps'), null, 'a family that has a machine is no newcomer')
    const { page: locked } = await submitted(app, formWith('Khóa ngay', page))
    assert.is(textOf('.child-headline', locked), 'Đang khóa')
    const { page: unlocked } = await submitted(app, formWith('Mở khóa', locked))
    const { page: given } = await submitted(app, formWith('+30', unlocked))
    assert.match(textOf('.notice', given), 'Đã cho Bé An thêm 30 phút.')
  }))

test('an empty page leads by the hand: a package, a child, a machine', () =>
  withFamily(async ({ app }) => {
    const next = async (as: 'mother' | 'stranger') => {
      const page = await opened(app, '/user', 'vi', as)
      return [...page.querySelectorAll('.first-steps .button')].map(link => link.getAttribute('href'))
    }
    assert.equal(await next('stranger'), ['/#pricing'])
    assert.equal(await next('mother'), ['/#pricing'])
  }))

test.run()
