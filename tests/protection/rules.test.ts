import { randomUUID } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { weekdays } from '../../src/shared/rules/policy.ts'
import { type Family, withFamily } from '../helpers/protection.ts'

const daily = (minutes: number) => weekdays.map(weekday => ({ kind: 'budget', weekday, minutes }))

test('a child without rules has no limit, and each edit of the rules is a new version', () =>
  withFamily(async ({ child, call, today }) => {
    assert.equal((await call('GET', `/tre-em/${child}/policy`)).json.data, { version: 1, phien_ban: 1, rules: [] })
    const { ten, used, left, allowed, why, changes_at } = (await today()) as never
    assert.equal([ten, used, left, allowed, why, changes_at], ['Bé An', 0, null, true, 'no_limit', null])
    const rules = [{ kind: 'window', weekday: 1, from: '06:30', to: '11:00' }]
    const saved = await call('PUT', `/tre-em/${child}/policy`, { rules, phien_ban: 1 })
    assert.equal([saved.status, saved.json.data], [200, { version: 2, phien_ban: 2, rules }])
    assert.equal([(await today()).allowed, (await today()).why], [false, 'outside_window'])
    const stale = await call('PUT', `/tre-em/${child}/policy`, { rules: [], phien_ban: 1 })
    assert.equal([stale.status, stale.json.data], [409, { version: 2, phien_ban: 2, rules }])
  }))

test('a limit of time needs the consent to count time, and a withdrawn consent can be given again', () =>
  withFamily(async ({ child, call }) => {
    const save = () => call('PUT', `/tre-em/${child}/policy`, { rules: daily(60) })
    assert.equal([(await save()).status, (await save()).json.error], [409, 'consent_needed'])
    const said = await call('PUT', `/tre-em/${child}/consents`, { time: true })
    assert.equal([said.json.data.time.on, said.json.data.history.on], [true, false])
    assert.is((await save()).status, 200)
    assert.is((await call('PUT', `/tre-em/${child}/consents`, { time: false })).json.data.time.on, false)
    assert.is((await save()).status, 409)
    assert.is((await call('PUT', `/tre-em/${child}/consents`, { time: true })).json.data.time.on, true)
  }))

test('rules that are none are refused, and change nothing', () =>
  withFamily(async ({ child, call }) => {
    for (const wrong of [
      { kind: 'budget', weekday: 8, minutes: 1 },
      { kind: 'budget', weekday: 1, minutes: 1.5 },
      { kind: 'window', weekday: 1, from: '24:00', to: '25:00' },
      { kind: 'site', name: 'localhost', block: true },
      { kind: 'site', name: '10.0.0.1', block: true },
      { kind: 'site', name: 'Game.com', block: true },
      { kind: 'site', name: 'game.com' },
      { kind: 'only_listed' },
      { kind: 'safe_search', on: true, more: 1 },
      { kind: 'constructor' },
      [],
      null,
    ]) {
      const { status } = await call('PUT', `/tre-em/${child}/policy`, { rules: [wrong] })
      assert.is(status, 400, JSON.stringify(wrong))
    }
    const many = Array(2_001).fill({ kind: 'safe_search', on: true })
    assert.is((await call('PUT', `/tre-em/${child}/policy`, { rules: many })).json.error, 'too_many_rules')
    const large = Array.from({ length: 1_500 }, (_, n) => ({ kind: 'site', name: `site-${n}.com`, block: true }))
    assert.is((await call('PUT', `/tre-em/${child}/policy`, { rules: large })).json.error, 'too_many_rules')
    assert.is((await call('GET', `/tre-em/${child}/policy`)).json.data.version, 1)
  }))

/** A family whose child has an hour a day and has used 50 minutes of it. */
const withLimit = (work: (family: Family) => Promise<void>) =>
  withFamily(async family => {
    const { child, call, use } = family
    await call('PUT', `/tre-em/${child}/consents`, { time: true })
    await call('PUT', `/tre-em/${child}/policy`, { rules: daily(60) })
    await use(50)
    await work(family)
  })

test('a double tap gives minutes once, and undoing takes back what was not used of them, once', () =>
  withLimit(async ({ child, call, today, use, app }) => {
    const id = randomUUID()
    const give = () => call('POST', `/tre-em/${child}/grants`, { id, kind: 'minutes', minutes: 30 })
    assert.equal([(await give()).status, (await give()).status, (await today()).left], [201, 200, 40])
    await app.db('usage_days').delete()
    await use(70)
    const undo = () => call('POST', `/grants/${id}/undo`)
    assert.equal([(await undo()).status, (await today()).left], [200, 0])
    assert.equal([(await undo()).status, (await today()).left], [200, 0])
    await call('POST', `/tre-em/${child}/grants`, { id: randomUUID(), kind: 'minutes', minutes: 15 })
    assert.is((await today()).left, 15, 'a later gift adds to what is used')
  }))

test('minutes that two machines were used in at once count once', () =>
  withLimit(async ({ device, today, use }) => {
    await use(55, device + 1)
    assert.equal([(await today()).used, (await today()).left], [55, 5])
  }))

test('a lock holds until midnight or until it is undone, and a gift until a time opens a closed evening', () =>
  withFamily(async ({ app, child, call, today }) => {
    const [lock, late] = [randomUUID(), randomUUID()]
    await call('POST', `/tre-em/${child}/grants`, { id: lock, kind: 'lock' })
    const locked = await today()
    assert.equal([locked.why, locked.changes_at], ['locked', '2026-11-23T17:00:00.000Z'])
    await call('POST', `/grants/${lock}/undo`)
    assert.is((await today()).why, 'no_limit')
    await call('PUT', `/tre-em/${child}/policy`, {
      rules: [{ kind: 'window', weekday: 1, from: '06:00', to: '21:00' }],
    })
    app.services.clock.set(new Date('2026-11-23T21:10:00+07:00'))
    assert.is((await today()).why, 'outside_window')
    await call('POST', `/tre-em/${child}/grants`, { id: late, kind: 'until', until: '2026-11-23T21:30:00+07:00' })
    assert.equal([(await today()).why, (await today()).changes_at], ['allowed_until', '2026-11-23T14:30:00.000Z'])
  }))

test('what was given and still holds is named until it is undone or over', () =>
  withFamily(async ({ app, child, call, today }) => {
    const [minutes, until] = [randomUUID(), randomUUID()]
    const end = '2026-11-23T14:30:00.000Z'
    await call('POST', `/tre-em/${child}/grants`, { id: minutes, kind: 'minutes', minutes: 30 })
    app.services.clock.set(new Date('2026-11-23T12:01:00+07:00'))
    await call('POST', `/tre-em/${child}/grants`, { id: until, kind: 'until', until: end })
    const midnight = '2026-11-23T17:00:00.000Z'
    assert.equal((await today()).grants, [
      { id: until, kind: 'until', minutes: null, until: end, name: null },
      { id: minutes, kind: 'minutes', minutes: 30, until: midnight, name: null },
    ])
    await call('POST', `/grants/${minutes}/undo`)
    assert.equal(
      ((await today()).grants as { id: string }[]).map(({ id }) => id),
      [until],
    )
    app.services.clock.set(new Date(end))
    assert.equal((await today()).grants, [])
  }))

test('a site that is allowed for always is a rule, which undoing removes', () =>
  withFamily(async ({ child, call }) => {
    const id = randomUUID()
    const rules = async () => (await call('GET', `/tre-em/${child}/policy`)).json.data
    await call('POST', `/tre-em/${child}/grants`, { id, kind: 'site', name: 'scratch.mit.edu', how_long: 'always' })
    const given = await rules()
    assert.equal([given.version, given.phien_ban], [2, 1], 'a gift refuses no form')
    assert.equal(given.rules, [{ kind: 'site', name: 'scratch.mit.edu', allow: true }])
    await call('POST', `/grants/${id}/undo`)
    assert.equal((await rules()).rules, [])
  }))

test('gifts that make no sense are refused, and nobody but the parent gives or undoes', () =>
  withFamily(async ({ child, call }) => {
    const id = randomUUID()
    for (const wrong of [
      { kind: 'minutes' },
      { kind: 'minutes', minutes: 241 },
      { kind: 'until' },
      { kind: 'until', until: '2026-11-23T11:59:00+07:00' },
      { kind: 'until', until: '2026-11-25T12:00:00+07:00' },
      { kind: 'site' },
      { kind: 'site', name: 'nowhere' },
      { kind: 'lock', how_long: 'always' },
    ])
      assert.is((await call('POST', `/tre-em/${child}/grants`, { id, ...wrong })).status, 400, JSON.stringify(wrong))
    const lock = { id, kind: 'lock' }
    assert.is((await call('POST', `/tre-em/${child}/grants`, { ...lock, id: 'x' })).status, 400)
    assert.is((await call('POST', `/tre-em/${child}/grants`, lock, 'stranger')).status, 404)
    assert.is((await call('POST', `/tre-em/${child}/grants`, lock, 'admin')).status, 403)
    assert.is((await call('POST', `/tre-em/${child}/grants`, lock)).status, 201)
    assert.is((await call('POST', `/grants/${id}/undo`, {}, 'stranger')).status, 404)
    assert.is((await call('POST', `/grants/${id}/undo`, {}, 'admin')).status, 403)
    assert.is((await call('POST', '/grants/x/undo')).status, 404)
  }))

test.run()
