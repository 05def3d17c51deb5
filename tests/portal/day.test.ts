import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { codeFor } from '../helpers/codes.ts'
import { textOf } from '../helpers/pages.ts'
import { people } from '../helpers/people.ts'
import { type Portal, withPortal } from '../helpers/portal.ts'
import { confirmPhone } from '../helpers/protection.ts'
import { one } from '../parts/screen.tsx'

const path = ({ child }: Portal) => `/con/${child}`

/** The parent, and the child where `understood`, agree that everything is recorded. */
async function agree({ app, call, child }: Portal, understood = true) {
  await call('PUT', `/tre-em/${child}/consents`, { time: true, history: true })
  if (understood)
    await app.db('consents').where({ ma_tre_em: child, purpose: 'history' }).update({ child_at: new Date() })
}

/** Two spans of use on a day: from 07:10 to 07:45 and from 19:00 to 19:50. */
async function useDay({ app, parent, child, device }: Portal, day: string) {
  const bits = '0'.repeat(1440).split('').fill('1', 430, 465).fill('1', 1140, 1190).join('')
  const items = [
    { kind: 'site', name: 'scratch.mit.edu', seconds: 3_000 },
    { kind: 'site', name: 'youtube.com', seconds: 2_100 },
    { kind: 'rest', name: '', seconds: 20 },
  ]
  const row = { ma_phu_huynh: parent, ma_tre_em: child, nguoi_dung_id: device, day, minutes: bits }
  await app.db('usage_days').insert({ ...row, items: JSON.stringify(items) })
}

async function visit({ app, parent, child, device }: Portal, hour: string, items: object[]) {
  const row = { ma_phu_huynh: parent, ma_tre_em: child, nguoi_dung_id: device, hour, pairing: 1, seq: 1 }
  await app.db('history_hours').insert({ ...row, items: JSON.stringify(items) })
}

test('a day is said, drawn with its spans in words, and shared out by site', () =>
  withPortal(async portal => {
    await agree(portal)
    await useDay(portal, '2026-11-22')
    const box = await portal.page(`${path(portal)}?day=2026-11-22`)
    assert.is(
      textOf('.day-said', box),
      'Con dùng máy 1 giờ 25 phút, nhiều nhất là scratch.mit.edu (50 phút) và youtube.com (35 phút).',
    )
    assert.is(one('.day-strip svg', box).getAttribute('aria-label'), 'Con dùng máy lúc 07:10–07:45, 19:00–19:50.')
    assert.is(box.querySelectorAll('.day-strip rect').length, 2)
    assert.is(
      textOf('.day-items', box),
      'scratch.mit.edu50 phútyoutube.com35 phútCác trang và ứng dụng khácdưới 1 phút',
    )
    assert.match(textOf('.day-nav', box), 'Hôm qua 22/11/2026')
    assert.equal(
      [...box.querySelectorAll('.day-nav a')].map(link => link.getAttribute('href')),
      [`/user/con/${portal.child}?day=2026-11-21`, `/user/con/${portal.child}`],
    )
    assert.is(textOf('.day-said', await portal.page(path(portal))), 'Hôm nay con chưa dùng máy.')
    const odd = await portal.page(`${path(portal)}?day=2027-01-01`)
    assert.match(textOf('.day-nav', odd), 'Hôm nay 23/11/2026')
  }))

test('the family is read once for a page of a child', () =>
  withPortal(async portal => {
    const asked: string[] = []
    portal.app.db.on('query', ({ sql }) => asked.push(sql))
    await portal.page(path(portal))
    assert.is(asked.filter(sql => sql.includes('distinct on ("ma_tre_em")')).length, 1)
  }))

test('visits are told by time, and what was blocked leads to why', () =>
  withPortal(async portal => {
    await agree(portal)
    await confirmPhone(portal.app)
    await visit(portal, '2026-11-23T07:00:00+07:00', [
      { minute: 10, kind: 'site', name: 'youtube.com', seconds: 60 },
      { minute: 11, kind: 'site', name: 'youtube.com', seconds: 60 },
      { minute: 12, kind: 'site', name: 'bet.example', seconds: 0, blocked: true },
      { minute: 13, kind: 'site', name: 'youtube.com', seconds: 60 },
      { minute: 30, kind: 'site', name: 'youtube.com', seconds: 60 },
    ])
    await visit(portal, '2026-11-23T09:00:00+07:00', [
      { minute: 5, kind: 'site', name: 'bet.example', seconds: 0, blocked: true },
    ])
    const box = await portal.page(path(portal))
    assert.is(textOf('#day-history ~ .day-rows', box), '07:10 youtube.com3 phút07:30 youtube.com1 phút')
    assert.match(textOf('#day-blocked ~ .day-rows', box), 'bet.example 2 lần, lần cuối lúc 09:05')
    assert.is(
      one('#day-blocked ~ .day-rows a', box).getAttribute('href'),
      `/user/con/${portal.child}/trang-web?xem=bet.example`,
    )
  }))

test('without consent the page says so and leads to where it is given', () =>
  withPortal(async portal => {
    const notices = async () =>
      [...(await portal.page(path(portal))).querySelectorAll('.portal .notice')].map(notice => notice.textContent)
    const [both, more] = await notices()
    assert.match(both!, 'Bạn chưa cho ghi lại thời gian dùng máy và lịch sử')
    assert.is(more, undefined, 'said once')
    const { call, child } = portal
    await call('PUT', `/tre-em/${child}/consents`, { history: true })
    assert.match((await notices())[0]!, 'Bạn chưa đồng ý cho ghi lại thời gian')
    await call('PUT', `/tre-em/${child}/consents`, { time: true, history: false })
    assert.match((await notices()).join(), 'Bạn chưa đồng ý cho ghi lại lịch sử')
    await agree(portal, false)
    await confirmPhone(portal.app)
    assert.match((await notices()).join(), 'Con chưa bấm “Con đã hiểu”')
  }))

test('history asks for a code by SMS in its place, and is shown once it was typed', () =>
  withPortal(async portal => {
    await agree(portal)
    const asked = await portal.page(path(portal))
    assert.match(textOf('.confirm-step', asked), 'Lịch sử các trang con mở')
    assert.is(asked.querySelector('[name=otp]'), null)
    const sent = await portal.send(path(portal), { confirm: 'send' })
    assert.ok(one('[name=otp]', sent))
    const wrong = await portal.send(path(portal), { confirm: 'check', otp: '12' })
    assert.ok(one('.confirm-step .field-error', wrong))
    const otp = codeFor(portal.app, people.mother.sdt)
    const shown = await portal.send(path(portal), { confirm: 'check', otp })
    assert.is(shown.querySelector('.confirm-step'), null)
    assert.ok(one('#day-history', shown))
  }))

test.run()
