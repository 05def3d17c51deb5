import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isGrantPaidFor, isRulePaidFor, packagesOn, rulesFor, rulesWithin } from '../../src/shared/rules/opens.ts'
import type { Grant, Rule } from '../../src/shared/rules/policy.ts'

const on = (...types: ('TRA_PHI' | 'MIEN_PHI' | null)[]) => packagesOn(types.map(loai_goi => ({ loai_goi })))
const budget: Rule = { kind: 'budget', weekday: 1, minutes: 60 }
const window: Rule = { kind: 'window', weekday: 1, from: '06:00', to: '21:00' }
const games: Rule = { kind: 'category', name: 'games', block: true }
const blocked: Rule = { kind: 'site', name: 'game.vn', block: true }
const limited: Rule = { kind: 'app', name: 'roblox', minutes: 30 }
const both: Rule = { kind: 'app', name: 'zalo', allow: true, minutes: 30 }
const listed: Rule = { kind: 'only_listed', on: true }
const search: Rule = { kind: 'safe_search', on: true }
const all = [budget, window, games, blocked, limited, both, listed, search]

test('one machine that is paid for opens everything, and a machine without a package nothing', () => {
  assert.equal(on(), { isPaid: false, isFree: false })
  assert.equal(on(null), { isPaid: false, isFree: false })
  assert.equal(on('MIEN_PHI', null), { isPaid: false, isFree: true })
  assert.equal(on('MIEN_PHI', 'TRA_PHI'), { isPaid: true, isFree: false })
})

test('minutes and categories are paid for; hours, blocking and allowing are free', () => {
  assert.equal(all.filter(isRulePaidFor), [budget, games, limited, both])
  const kinds: Grant['kind'][] = ['minutes', 'until', 'site', 'app', 'lock']
  assert.equal(kinds.filter(isGrantPaidFor), ['minutes', 'until', 'site', 'app'])
})

test('a free machine enforces what is free of each rule, and a paid one all', () => {
  const grants: Grant[] = [
    { kind: 'minutes', minutes: 5, at: 0, until: 1 },
    { kind: 'lock', at: 0, until: 1 },
  ]
  const policy = { rules: all, grants, version: 7 }
  assert.equal(rulesFor(policy, true), policy)
  const allowed: Rule = { kind: 'app', name: 'zalo', allow: true }
  assert.equal(rulesFor(policy, false), {
    rules: [window, blocked, allowed, listed, search],
    grants: [grants[1]],
    version: 7,
  })
  const half: Rule = { kind: 'site', name: 'game.vn', block: false, minutes: 5 }
  assert.equal(rulesFor({ rules: [half], grants: [] }, false).rules, [{ kind: 'site', name: 'game.vn', block: false }])
})

test('without leave to count time, no limit holds, and of a rule with a limit what else it says does', () => {
  assert.equal(rulesWithin(all, true), all)
  const allowed: Rule = { kind: 'app', name: 'zalo', allow: true }
  assert.equal(rulesWithin(all, false), [window, games, blocked, allowed, listed, search])
  const half: Rule = { kind: 'site', name: 'game.vn', block: true, minutes: 5 }
  assert.equal(rulesWithin([half], false), [{ kind: 'site', name: 'game.vn', block: true }])
})

test.run()
