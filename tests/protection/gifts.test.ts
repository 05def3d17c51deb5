import { randomUUID } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { weekdays } from '../../src/shared/rules/policy.ts'
import { withMachine } from '../helpers/paired.ts'
import { type Family, withFamily } from '../helpers/protection.ts'

/** A family whose child has an hour a day and has used 50 minutes of it. */
const withLimit = (work: (family: Family) => Promise<void>) =>
  withFamily(async family => {
    const { child, call, use } = family
    await call('PUT', `/tre-em/${child}/consents`, { time: true })
    await call('PUT', `/tre-em/${child}/policy`, {
      rules: weekdays.map(weekday => ({ kind: 'budget', weekday, minutes: 60 })),
    })
    await use(50)
    await work(family)
  })

test('P4: a double tap gives minutes once, and undoing takes back what was not used of them, once', () =>
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

test('what is given or locked raises the version, and keeps no further copy of the rules', () =>
  withLimit(async ({ child, call, app }) => {
    const kept = () =>
      app.db('policies').where({ ma_tre_em: child }).orderBy('version').select('version', 'phien_ban', 'rules')
    const before = await kept()
    const newest = before.at(-1)!
    for (let times = 1; times <= 3; times++) {
      await call('POST', `/tre-em/${child}/grants`, { id: randomUUID(), kind: 'lock' })
      assert.equal(await kept(), [...before.slice(0, -1), { ...newest, version: newest.version + times }])
    }
  }))

test('P5: minutes that two machines were used in at once count once', () =>
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

test('a site that was allowed for always is blocked as soon as the parent blocks it, on every machine', () =>
  withMachine(async ({ child, call, today }, machine) => {
    const name = 'game.vn'
    await call('POST', `/tre-em/${child}/grants`, { id: randomUUID(), kind: 'site', name, how_long: 'always' })
    const running = async () => (await today()).grants as { name: string; until: string | null }[]
    assert.equal(
      (await running()).map(({ name, until }) => [name, until]),
      [[name, null]],
    )
    const blocked = { kind: 'site', name, block: true }
    await call('PUT', `/tre-em/${child}/policy`, { rules: [blocked] })
    const { rules, grants } = (await machine.call('GET', '/policy')).json.data
    assert.equal([rules, grants, await running()], [[blocked], [], []])
  }))

test('a site that was blocked is allowed for always in its place, and undoing blocks it again', () =>
  withFamily(async ({ child, call }) => {
    const rules = async () => (await call('GET', `/tre-em/${child}/policy`)).json.data.rules
    const [game, search] = [
      { kind: 'site', name: 'game.vn', block: true },
      { kind: 'safe_search', on: true },
    ]
    await call('PUT', `/tre-em/${child}/policy`, { rules: [game, search] })
    const gifts = [randomUUID(), randomUUID()]
    for (const id of gifts)
      await call('POST', `/tre-em/${child}/grants`, { id, kind: 'site', name: 'game.vn', how_long: 'always' })
    assert.equal(await rules(), [search, { ...game, block: false, allow: true }])
    assert.is((await call('PUT', `/tre-em/${child}/policy`, { rules: await rules() })).status, 200)
    await call('POST', `/grants/${gifts[0]}/undo`)
    assert.equal(await rules(), [search, { ...game, block: false, allow: true }])
    await call('POST', `/grants/${gifts[1]}/undo`)
    assert.equal(await rules(), [search, game])
  }))

test('a site that the parent’s own rule allows stays allowed when gifts of it are undone', () =>
  withFamily(async ({ child, call }) => {
    const rules = [
      { kind: 'only_listed', on: true },
      { kind: 'site', name: 'hoc.vn', allow: true },
    ]
    await call('PUT', `/tre-em/${child}/policy`, { rules })
    const gifts = [randomUUID(), randomUUID()]
    for (const id of gifts)
      await call('POST', `/tre-em/${child}/grants`, { id, kind: 'site', name: 'hoc.vn', how_long: 'always' })
    for (const id of gifts) assert.is((await call('POST', `/grants/${id}/undo`)).status, 200)
    assert.equal((await call('GET', `/tre-em/${child}/policy`)).json.data.rules, rules)
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
      { kind: 'app', name: 'a\u0007b' },
    ])
      assert.is((await call('POST', `/tre-em/${child}/grants`, { id, ...wrong })).status, 400, JSON.stringify(wrong))
    const until = '2026-11-23T21:00:00+07:00'
    for (const [field, foreign] of [
      ['minutes', { kind: 'lock', minutes: 15 }],
      ['minutes', { kind: 'site', name: 'a.vn', minutes: 15 }],
      ['until', { kind: 'minutes', minutes: 15, until }],
      ['name', { kind: 'until', until, name: 'a.vn' }],
      ['how_long', { kind: 'lock', how_long: 'always' }],
    ] as const) {
      const { status, json } = await call('POST', `/tre-em/${child}/grants`, { id, ...foreign })
      assert.equal([status, Object.keys(json.fields)], [400, [field]], JSON.stringify(foreign))
    }
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
