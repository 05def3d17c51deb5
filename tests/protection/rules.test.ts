import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { weekdays } from '../../src/shared/rules/policy.ts'
import { withFamily } from '../helpers/protection.ts'

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

test('limits that a withdrawn consent has left stay, hold up no other edit, and go with the next one', () =>
  withFamily(async ({ call, child }) => {
    const path = `/tre-em/${child}/policy`
    const limits = [
      { kind: 'budget', weekday: 1, minutes: 60 },
      { kind: 'site', name: 'a.vn', minutes: 5 },
    ]
    const blocked = { kind: 'site', name: 'cobac.com', block: true }
    assert.is((await call('PUT', path, { rules: limits, agree: 'time' })).status, 200)
    await call('PUT', `/tre-em/${child}/consents`, { time: false })
    assert.is((await call('PUT', path, { rules: [...limits, blocked] })).status, 200)
    const more = await call('PUT', path, { rules: [...limits, blocked, { kind: 'budget', weekday: 2, minutes: 60 }] })
    assert.equal([more.status, more.json.error], [409, 'consent_needed'])
    assert.is((await call('PUT', path, { rules: [limits[1], blocked] })).status, 200)
    assert.is((await call('GET', `/tre-em/${child}/consents`)).json.data.time.on, false)
  }))

test('a limit of time needs the consent to count time, and a withdrawn consent can be given again', () =>
  withFamily(async ({ child, call }) => {
    const save = (minutes = 60) => call('PUT', `/tre-em/${child}/policy`, { rules: daily(minutes) })
    assert.equal([(await save()).status, (await save()).json.error], [409, 'consent_needed'])
    const said = await call('PUT', `/tre-em/${child}/consents`, { time: true })
    assert.equal([said.json.data.time.on, said.json.data.history.on], [true, false])
    assert.is((await save()).status, 200)
    assert.is((await call('PUT', `/tre-em/${child}/consents`, { time: false })).json.data.time.on, false)
    assert.is((await save(45)).status, 409)
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
    assert.is((await call('GET', `/tre-em/${child}/policy`)).json.data.version, 1)
  }))

test('rules of a group that there is not, and rules that contradict each other, are refused with what is wrong', () =>
  withFamily(async ({ child, call }) => {
    await call('PUT', `/tre-em/${child}/consents`, { time: true })
    const save = async (...rules: object[]) => {
      const { status, json } = await call('PUT', `/tre-em/${child}/policy`, { rules })
      return status === 400 ? [json.error, ...Object.keys(json.fields)] : status
    }
    const site = (more: object, name = 'game.vn') => ({ kind: 'site', name, ...more })
    const [budget, search] = [daily(60)[0]!, { kind: 'safe_search', on: true }]
    assert.equal(await save({ kind: 'category', name: 'toys', block: true }), ['unknown_category', 'rules'])
    for (const contradicting of [
      [site({ block: true }), site({ allow: true })],
      [site({ block: true, allow: true })],
      [site({ minutes: 5 }), site({ minutes: 10 })],
      [budget, { ...budget, minutes: 90 }],
      [search, { ...search, on: false }],
      [
        { kind: 'category', name: 'games', block: true },
        { kind: 'category', name: 'games', block: false },
      ],
    ])
      assert.equal(await save(...contradicting), ['contradicting_rules', 'rules'], JSON.stringify(contradicting))
    const window = { kind: 'window', weekday: 1, from: '06:00', to: '11:00' }
    const afternoon = { ...window, from: '13:00', to: '21:00' }
    const sites = [site({ block: true }), site({ minutes: 5 }), site({ allow: true }, 'scratch.mit.edu')]
    assert.is(await save(window, afternoon, window, budget, search, search, ...sites), 200)
  }))

test('too many rules are refused, by their number or by their size', () =>
  withFamily(async ({ child, call }) => {
    const many = Array(2_001).fill({ kind: 'safe_search', on: true })
    assert.is((await call('PUT', `/tre-em/${child}/policy`, { rules: many })).json.error, 'too_many_rules')
    const large = Array.from({ length: 1_500 }, (_, n) => ({ kind: 'site', name: `site-${n}.com`, block: true }))
    assert.is((await call('PUT', `/tre-em/${child}/policy`, { rules: large })).json.error, 'too_many_rules')
    assert.is((await call('GET', `/tre-em/${child}/policy`)).json.data.version, 1)
  }))

test.run()
