import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOfRules, isRule, isSite, isTarget, tidied } from '../../src/shared/rules/read-rules.ts'

const budget = { kind: 'budget', weekday: 1, minutes: 60 }
const window = { kind: 'window', weekday: 7, from: '06:30', to: '21:00' }
const site = { kind: 'site', name: 'game.vn', block: true }

test('each kind of rule is read with the values that it takes', () => {
  const rules = [
    budget,
    { ...budget, minutes: 0 },
    { ...budget, minutes: 1_440 },
    window,
    { ...window, from: '00:00', to: '24:00' },
    { ...window, from: '19:09', to: '23:59' },
    { kind: 'category', name: 'games', block: false },
    site,
    { kind: 'site', name: 'game.vn', allow: false },
    { kind: 'site', name: 'game.vn', minutes: 5 },
    { kind: 'app', name: 'Roblox.exe', block: true, minutes: 5 },
    { kind: 'only_listed', on: true },
    { kind: 'safe_search', on: false },
  ]
  for (const rule of rules) assert.ok(isRule(rule), JSON.stringify(rule))
})

test('a rule with a value missing, foreign or out of bounds is none', () => {
  const wrong = [
    null,
    'budget',
    [],
    {},
    { kind: 'toString' },
    { kind: 'bedtime', on: true },
    { kind: 'budget', weekday: 1 },
    { ...budget, name: 'x' },
    { ...budget, weekday: 0 },
    { ...budget, weekday: 8 },
    { ...budget, weekday: '1' },
    { ...budget, minutes: -1 },
    { ...budget, minutes: 1_441 },
    { ...budget, minutes: 1.5 },
    { ...window, from: '24:00' },
    { ...window, from: 6 },
    { ...window, from: '6:30' },
    { ...window, to: '24:01' },
    { ...window, to: '21:60' },
    { ...window, to: 24 },
    { kind: 'category', name: 'games' },
    { kind: 'category', name: 5, block: true },
    { kind: 'category', name: 'Games!', block: true },
    { kind: 'site', name: 'game.vn' },
    { kind: 'site', block: true },
    { ...site, name: 'localhost' },
    { ...site, block: 'yes' },
    { kind: 'only_listed' },
    { kind: 'only_listed', on: 1 },
    { kind: 'safe_search', on: true, block: true },
  ]
  for (const rule of wrong) assert.not.ok(isRule(rule), JSON.stringify(rule))
})

test('rules sent together have the fault that a parent can mend', () => {
  const many = (count: number) => Array.from({ length: count }, () => site)
  assert.is(faultOfRules([budget, window, site]), undefined)
  assert.is(faultOfRules(many(2_000)), undefined)
  assert.is(faultOfRules(many(2_001)), 'too_many_rules')
  assert.is(faultOfRules([site, { kind: 'site' }]), 'invalid_rules')
  assert.is(faultOfRules([{ kind: 'category', name: 'homework', block: true }]), 'unknown_category')
  assert.is(faultOfRules([{ kind: 'category', name: 'games', block: true }]), undefined)
})

test('two rules contradict each other only about one weekday, name or switch', () => {
  const contradict = (...rules: unknown[]) => faultOfRules(rules) === 'contradicting_rules'
  assert.ok(contradict(budget, { ...budget, minutes: 61 }))
  assert.not.ok(contradict(budget, { ...budget, weekday: 2, minutes: 61 }))
  assert.not.ok(contradict(window, { ...window, from: '13:00' }))
  assert.ok(contradict(site, { ...site, block: false }))
  assert.ok(contradict(site, { kind: 'site', name: 'game.vn', allow: true }))
  assert.not.ok(contradict(site, { kind: 'site', name: 'game.vn', allow: false }))
  assert.not.ok(contradict(site, { kind: 'site', name: 'game.vn', minutes: 5 }))
  assert.not.ok(contradict(site, { kind: 'site', name: 'other.vn', allow: true }))
  assert.not.ok(contradict({ ...site, block: false }, { kind: 'site', name: 'game.vn', allow: true }))
  assert.ok(contradict({ kind: 'app', name: 'A B', minutes: 5 }, { kind: 'app', name: ' a  b', minutes: 6 }))
  assert.not.ok(contradict(site, { ...site, kind: 'app', block: false }))
  assert.ok(contradict({ kind: 'only_listed', on: true }, { kind: 'only_listed', on: false }))
  assert.not.ok(contradict({ kind: 'only_listed', on: true }, { kind: 'safe_search', on: false }))
})

test('a site is a name of at least two labels and no address of numbers', () => {
  for (const name of ['game.vn', 'a.b.co', 'xn--bo-hla.vn', '1.2.3.vn', `${'a'.repeat(63)}.vn`])
    assert.ok(isSite(name), name)
  for (const name of ['vn', '.vn', '127.0.0.1', '-a.vn', 'a-.vn', 'A.vn', 'a_b.vn', 'a.v', `${'a'.repeat(64)}.vn`])
    assert.not.ok(isSite(name), name)
  assert.ok(isSite(`${'a.'.repeat(125)}vnn`))
  assert.not.ok(isSite(`${'a.'.repeat(126)}vnn`))
})

test('a target is a site or an app with such a name', () => {
  assert.ok(isTarget('site', 'game.vn'))
  assert.not.ok(isTarget('site', 'game'))
  assert.ok(isTarget('app', 'Trò chơi'))
  assert.not.ok(isTarget('app', ' '))
  assert.not.ok(isTarget('app', 'Game\u202egpj.exe'))
  assert.not.ok(isTarget('app', 5))
  assert.not.ok(isTarget('category', 'games'))
})

test('an app is kept by its one name, and nothing else is changed', () => {
  const app = { kind: 'app', name: ' Roblox  Player.EXE', block: true } as const
  assert.equal(tidied([app, site as never, window as never]), [{ ...app, name: 'roblox player.exe' }, site, window])
})

test.run()
