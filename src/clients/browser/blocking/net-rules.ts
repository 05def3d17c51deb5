import { decide, ownLeft } from '../../../shared/rules/decide.ts'
import type { Policy, Usage } from '../../../shared/rules/policy.ts'
import { targetsOf } from '../../../shared/rules/targets.ts'
import { testSite } from '../../../shared/test-site.ts'
import type { Lists } from './lists.ts'
import { type Region, regionsOf } from './regions.ts'
import { type Condition, type NetRule, order, type Unnumbered } from './rule.ts'
import { searchRules } from './safe-search.ts'

export interface Place {
  /** The service, which must always be reached. */
  service: string
  /** The page that says why. */
  blocked: string
  lists: Lists
}

const everything = '^https?://.*'
/** What opens a page within a page: `<object>` and `<embed>` do too. */
const frames: NetRule['condition']['resourceTypes'] = ['sub_frame', 'object']

/** What the engine would say of each request at this moment, as rules of the browser. */
export function netRules(policy: Policy, usage: Usage, at: number, place: Place): NetRule[] {
  const { rules, grants, grace_ends } = policy
  const canary = refuse(within([testSite]), order.canary, place)
  if (grace_ends !== null && at >= grace_ends) return numbered(canary)
  const { ruleFor, onlyListed } = targetsOf(rules)
  const names = [...new Set(rules.flatMap(rule => (rule.kind === 'site' ? rule.name : [])))]
  const verdicts = Object.groupBy(names, name => {
    const rule = ruleFor({ kind: 'site', name })!
    if (rule.allow) return 'always'
    return rule.block || ownLeft(rule, usage) === 0 ? 'blocked' : 'listed'
  })
  const regions = (verdict: 'always' | 'blocked' | 'listed') => regionsOf(verdicts[verdict] ?? [], names)
  const given = grants.flatMap(grant =>
    grant.kind === 'site' && grant.name && grant.at <= at && at < grant.until ? grant.name : [],
  )
  const categories = rules.flatMap(rule => (rule.kind === 'category' && rule.block ? rule.name : []))
  const listed = [...new Set(categories)].map(name => place.lists[name]?.sites ?? []).filter(sites => sites.length > 0)
  return numbered([
    ...canary,
    {
      priority: order.own,
      action: { type: 'allow' },
      condition: { urlFilter: `|${place.service}/`, resourceTypes: all },
    },
    ...searchRules(policy, usage, at),
    ...regions('always').map(region => allow(region, order.always)),
    ...(decide(policy, usage, at).allowed ? [] : refusePages(order.time, place)),
    ...(given.length > 0 ? [allow({ in: given, out: [] }, order.given)] : []),
    ...regions('listed').map(region => allow(region, order.site)),
    ...regions('blocked').flatMap(region => refuse(inRegion(region), order.site, place)),
    ...listed.flatMap(sites => refuse(within(sites), order.category, place)),
    ...(onlyListed ? refusePages(order.unlisted, place) : []),
  ])
}

/** Also the page itself, which a rule without types leaves out. */
const all: NetRule['condition']['resourceTypes'] = [
  ...(['main_frame', 'sub_frame', 'stylesheet', 'script', 'image', 'font', 'object', 'xmlhttprequest'] as const),
  ...(['ping', 'csp_report', 'media', 'websocket', 'webtransport', 'webbundle', 'other'] as const),
]

function allow(region: Region, priority: number): Unnumbered {
  return { priority, action: { type: 'allow' }, condition: { ...inRegion(region), resourceTypes: all } }
}

/** A page is replaced by the one that says why; whatever else it would load from there is not loaded. */
function refuse(condition: Condition, priority: number, place: Place): Unnumbered[] {
  return [redirect(condition, priority, place), block(condition, priority)]
}

/** Of all sites, also within pages that no site has sent; what else open pages load is left to them. */
function refusePages(priority: number, place: Place): Unnumbered[] {
  return [redirect({}, priority, place), block({ resourceTypes: frames }, priority)]
}

function redirect(condition: Condition, priority: number, { blocked }: Place): Unnumbered {
  return {
    priority,
    action: { type: 'redirect', redirect: { regexSubstitution: `${blocked}#\\0` } },
    condition: { ...condition, regexFilter: everything, resourceTypes: ['main_frame'] },
  }
}

function block(condition: Condition, priority: number): Unnumbered {
  return { priority, action: { type: 'block' }, condition }
}

function inRegion({ in: names, out }: Region): Condition {
  return { ...within(names), ...(out.length > 0 && { excludedRequestDomains: out }) }
}

function within(names: readonly string[]): Condition {
  return { requestDomains: [...names] }
}

function numbered(rules: Unnumbered[]): NetRule[] {
  return rules.map((rule, place) => ({ id: place + 1, ...rule }))
}
