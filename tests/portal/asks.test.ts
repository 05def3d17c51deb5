import { randomUUID } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { formWith, opened, submitted, textOf } from '../helpers/pages.ts'
import { type Family, withFamily } from '../helpers/protection.ts'

type Ask = (what: object, at?: string) => Promise<string>

/** What a machine of the child asked, as it is kept. */
const withAsks = (work: (family: Family & { ask: Ask }) => Promise<void>) =>
  withFamily(family =>
    work({
      ...family,
      ask: async (what, at = '2026-11-23T11:50:00+07:00') => {
        const [id, whose] = [randomUUID(), { ma_phu_huynh: family.parent, ma_tre_em: family.child }]
        await family.app.db('requests').insert({ ...whose, nguoi_dung_id: family.device, id, at, ...what })
        return id
      },
    }),
  )

test('what a child asks stands on both pages with its reason, and one tap answers it without JavaScript', () =>
  withAsks(async ({ app, ask, today }) => {
    await ask({ kind: 'minutes', minutes: 15, reason: 'cho con chơi nốt ván cờ' })
    const given = async () => ((await today()).grants as unknown[]).length
    for (const path of ['/user', '/user/xin-phep']) {
      const page = await opened(app, path, 'vi', 'mother')
      assert.is(textOf('.ask-card p', page), 'Bé An xin thêm 15 phút: “cho con chơi nốt ván cờ”')
      assert.match(textOf('.ask-when', page), 'Xin lúc 11:50. Bạn trả lời được đến 11:50 ngày mai.')
    }
    const page = await opened(app, '/user/xin-phep', 'vi', 'mother')
    const { page: after, location } = await submitted(app, formWith('Cho 15 phút', page))
    assert.match(location!, /^\/user\/xin-phep\?/)
    assert.match(textOf('.notice', after), 'Đã cho Bé An thêm 15 phút.')
    assert.is(await given(), 1)
    await submitted(app, formWith('Hoàn tác', after))
    assert.is(await given(), 0)
    const again = await submitted(app, formWith('Lần này thì không', page))
    assert.is(again.status, 409)
    assert.ok(again.page.querySelector('.notice.tone-danger'), 'it was answered before')
  }))

test('a site is allowed for today or for good, and no is an answer too', () =>
  withAsks(async ({ app, ask, child, call }) => {
    await ask({ kind: 'site', name: 'scratch.mit.edu' })
    const page = await opened(app, '/user/xin-phep', 'vi', 'mother')
    assert.is(textOf('.ask-card p', page), 'Bé An xin mở scratch.mit.edu.')
    await submitted(app, formWith('Luôn cho phép', page))
    const { rules } = (await call('GET', `/tre-em/${child}/policy`)).json.data
    assert.equal(rules, [{ kind: 'site', name: 'scratch.mit.edu', allow: true }])
    await ask({ kind: 'until', until: '2026-11-23T21:30:00+07:00' })
    const { location } = await submitted(
      app,
      formWith('Lần này thì không', await opened(app, '/user/xin-phep', 'vi', 'mother')),
    )
    assert.is(location, '/user/xin-phep')
    const earlier = textOf('.asks-earlier', await opened(app, '/user/xin-phep', 'vi', 'mother'))
    assert.match(earlier, 'Bé An xin dùng máy đến 21:30.')
    assert.match(earlier, 'Không cho')
    assert.match(earlier, 'Đã cho')
    const journal = textOf('.event-rows', await opened(app, `/user/con/${child}/rieng-tu`, 'vi', 'mother'))
    assert.match(journal, 'Bạn đồng ý với lời xin của con')
    assert.match(journal, 'Bạn không đồng ý với lời xin của con')
  }))

test('who asked first stands first, on both pages', () =>
  withAsks(async ({ app, ask }) => {
    await ask({ kind: 'site', name: 'scratch.mit.edu' }, '2026-11-23T11:50:00+07:00')
    await ask({ kind: 'site', name: 'khanacademy.org' }, '2026-11-23T11:40:00+07:00')
    for (const path of ['/user', '/user/xin-phep']) {
      const page = await opened(app, path, 'vi', 'mother')
      const asks = [...page.querySelectorAll('.ask-card p:first-child')].map(({ textContent }) => textContent)
      assert.equal(asks, ['Bé An xin mở khanacademy.org.', 'Bé An xin mở scratch.mit.edu.'])
    }
  }))

test('what was not answered in time is told as expired, and an empty page says what would stand there', () =>
  withAsks(async ({ app, ask }) => {
    assert.match(textOf('.empty', await opened(app, '/user/xin-phep', 'en', 'mother')), 'Nothing is waiting')
    await ask({ kind: 'minutes', minutes: 30 }, '2026-11-21T20:00:00+07:00')
    const page = await opened(app, '/user/xin-phep', 'en', 'mother')
    assert.ok(page.querySelector('.empty'))
    assert.match(textOf('.asks-earlier', page), 'Bé An asks for 30 minutes more.20:00 on 21/11Expired')
  }))

test.run()
