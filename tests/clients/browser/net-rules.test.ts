import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createRandom } from '../../../scripts/test/random.ts'
import { categoriesOf } from '../../../src/clients/browser/blocking/lists.ts'
import { netRules, type Place } from '../../../src/clients/browser/blocking/net-rules.ts'
import { decide } from '../../../src/shared/rules/decide.ts'
import type { Grant, Rule, Usage } from '../../../src/shared/rules/policy.ts'
import { testSite } from '../../../src/shared/test-site.ts'

const at = Date.parse('2026-11-23T20:00:00+07:00')
const lists = { games: { version: '1', sites: ['roblox.com', 'play.vn'] } }
const place: Place = { service: 'https://an-nhi.test', blocked: 'chrome-extension://x/blocked.html', lists }
const policyOf = (rules: Rule[], grants: Grant[] = [], grace_ends: number | null = null) => ({
  rules,
  grants,
  grace_ends,
})

/** What the browser does with a request, by its own rules of precedence: the highest priority, then permission first. */
function browserDoes(
  policy: ReturnType<typeof policyOf>,
  host: string,
  type = 'main_frame',
  usage: Usage = { minutes: 0 },
): string {
  const isIn = (names: string[] = []) => names.some(name => host === name || host.endsWith(`.${name}`))
  const fits = netRules(policy, usage, at, place).filter(({ action, condition }) => {
    const { requestDomains, excludedRequestDomains, resourceTypes, urlFilter, regexFilter } = condition
    if (action.type === 'modifyHeaders') return false
    if (urlFilter && !`https://${host}/`.startsWith(urlFilter.slice(1))) return false
    if (regexFilter && !new RegExp(regexFilter).test(`https://${host}/`)) return false
    if (resourceTypes ? !resourceTypes.includes(type) : type === 'main_frame') return false
    return (!requestDomains || isIn(requestDomains)) && !isIn(excludedRequestDomains)
  })
  const highest = Math.max(...fits.map(({ priority }) => priority))
  const kinds = fits.filter(({ priority }) => priority === highest).map(({ action }) => action.type)
  return ['allow', 'block', 'redirect'].find(kind => kinds.includes(kind as 'allow')) ?? 'open'
}

const isOpen = (said: string) => said === 'allow' || said === 'open'

test('the browser opens exactly what the engine allows, for any rules and gifts', () => {
  const names = ['a.vn', 'm.a.vn', 'x.m.a.vn', 'b.vn', 'play.vn', 'roblox.com', 'www.roblox.com', 'c.vn']
  const { below, one, chance } = createRandom(29)
  for (let turn = 0; turn < 500; turn++) {
    const rules: Rule[] = Array.from({ length: below(5) }, () => ({
      kind: 'site',
      name: one(names),
      ...one([{ block: true }, { allow: true }, { minutes: 0 }, { minutes: 30 }]),
    }))
    if (chance(0.5)) rules.push({ kind: 'category', name: 'games', block: true })
    if (chance(0.3)) rules.push({ kind: 'only_listed', on: true })
    if (chance(0.3)) rules.push({ kind: 'budget', weekday: 1, minutes: 30 })
    const grants: Grant[] = chance(0.3) ? [{ kind: 'site', name: one(names), at: at - 1, until: at + 1 }] : []
    if (chance(0.1)) grants.push({ kind: 'lock', at: at - 1, until: at + 1 })
    const policy = policyOf(rules, grants)
    const seconds = Object.fromEntries(names.map(name => [name, one([0, 1_740, 1_741, 1_799, 1_800])]))
    const usage = { minutes: one([0, 30]), seconds }
    for (const name of names) {
      const { allowed } = decide(policy, usage, at, { kind: 'site', name, categories: categoriesOf(name, lists) })
      const said = browserDoes(policy, name, 'main_frame', usage)
      assert.is(isOpen(said), allowed, `${name} ${JSON.stringify({ policy, usage })}`)
    }
  }
})

test('of a blocked site nothing is loaded by other pages either', () => {
  const policy = policyOf([{ kind: 'site', name: 'a.vn', block: true }])
  assert.is(browserDoes(policy, 'cdn.a.vn', 'image'), 'block')
  assert.is(browserDoes(policy, 'cdn.a.vn', 'websocket'), 'block')
  assert.is(browserDoes(policy, 'a.vn'), 'redirect')
})

test('a page that is listed gets its pictures from elsewhere, but no frames', () => {
  const policy = policyOf([{ kind: 'only_listed', on: true }])
  assert.ok(isOpen(browserDoes(policy, 'cdn.vn', 'image')))
  assert.is(browserDoes(policy, 'cdn.vn', 'sub_frame'), 'block')
  assert.is(browserDoes(policy, 'cdn.vn', 'object'), 'block')
})

test('when the time is up, frames and objects of the web are refused in any page, and its pictures are not', () => {
  const locked = policyOf([{ kind: 'site', name: 'a.vn', allow: true }], [{ kind: 'lock', at: at - 1, until: at + 1 }])
  for (const type of ['sub_frame', 'object']) {
    assert.is(browserDoes(locked, 'b.vn', type), 'block')
    assert.is(browserDoes(locked, 'a.vn', type), 'allow')
  }
  assert.is(browserDoes(locked, 'b.vn', 'image'), 'open')
})

test('the service is reached whatever is locked, and the test site is refused whatever is open', () => {
  const locked = policyOf([{ kind: 'only_listed', on: true }], [{ kind: 'lock', at: at - 1, until: at + 1 }])
  assert.is(browserDoes(locked, 'an-nhi.test'), 'allow')
  assert.is(browserDoes(policyOf([]), testSite, 'xmlhttprequest'), 'block')
  assert.is(browserDoes(policyOf([]), testSite), 'redirect')
})

test('nothing is enforced after the grace of the licence', () => {
  assert.ok(isOpen(browserDoes(policyOf([{ kind: 'site', name: 'a.vn', block: true }], [], at), 'a.vn')))
})

const safe: Rule = { kind: 'safe_search', on: true }

/** Whether the browser rewrites an address so that its results are for children. */
function isMadeSafe(url: string, rules: Rule[]): boolean {
  const { hostname } = new URL(url)
  const isIn = (names: string[]) => names.some(name => hostname === name || hostname.endsWith(`.${name}`))
  return netRules(policyOf(rules), { minutes: 0 }, at, place).some(({ action, condition }) => {
    const { requestDomains, excludedRequestDomains = [], regexFilter } = condition
    if (action.type !== 'redirect' || !('transform' in action.redirect)) return false
    return (!requestDomains || isIn(requestDomains)) && !isIn(excludedRequestDomains) && RegExp(regexFilter!).test(url)
  })
}

test('searching is made safe where the engine is open, and its address is left alone where it is not', () => {
  const [google, german] = ['https://www.google.com/search?q=x', 'https://www.google.de/search?q=x']
  const only: Rule = { kind: 'only_listed', on: true }
  assert.equal([isMadeSafe(google, [safe]), isMadeSafe(google, [])], [true, false])
  const blocked: Rule = { kind: 'site', name: 'google.com', block: true }
  assert.equal([isMadeSafe(google, [safe, blocked]), isMadeSafe(german, [safe, blocked])], [false, true])
  const allowed: Rule = { kind: 'site', name: 'google.com', allow: true }
  assert.equal([isMadeSafe(google, [safe, only, allowed]), isMadeSafe(german, [safe, only, allowed])], [true, false])
  assert.not(isMadeSafe('https://google.co.uk/search?q=x', [safe, { kind: 'site', name: 'co.uk', block: true }]))
})

test('searching is made safe at the engine itself, and no site below it is rewritten, which may be blocked', () => {
  for (const url of [
    'https://www.google.com/search?q=x',
    'https://google.com.vn/?q=x',
    'https://www.google.co.uk/search?q=x',
    'https://www.google.fr/search?udm=2&q=x',
    'http://google.com:80/images?q=x',
    'https://www.bing.com/search?q=x',
    'https://www.bing.com/images?q=x',
    'https://www.bing.com/images/search?q=x',
    'https://www.bing.com/images/async?q=x',
    'https://www.bing.com/videos/search?q=x',
    'https://cn.bing.com/search?q=x',
    'https://duckduckgo.com/?q=x',
    'https://duckduckgo.com/html/?q=x',
    'https://html.duckduckgo.com/html/?q=x',
    'https://lite.duckduckgo.com/lite/?q=x',
  ])
    assert.ok(isMadeSafe(url, [safe]), url)
  for (const url of [
    'https://play.google.com/?x',
    'https://m.google.com/search?q=x',
    'https://www.google.com/maps?q=x',
    'https://www.google.evil.vn/search?q=x',
    'https://www.bing.com/maps?q=x',
  ])
    assert.not(isMadeSafe(url, [safe]), url)
})

test.run()
