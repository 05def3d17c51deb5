import { isCategory } from '../categories.ts'
import type { Fault } from '../fields.ts'
import { isTargetKind, type Rule, weekdays } from './policy.ts'
import { nameOf } from './targets.ts'

const most = 2_000
/** A time of a day, as a field for times sends it. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/
/** At least two labels, in punycode; an IP address is not a site. */
const site = /^(?=.{4,253}$)(?!\d+(\.\d+){3}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
/** Without signs that turn round what is read after them: a parent reads it. */
const app = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]{1,255}$/u
const names: Record<string, RegExp> = { site, app, category: /^[a-z_]{1,40}$/ }

/** What is wrong with the rules of a child as they were sent. */
export function faultOfRules(sent: readonly unknown[]): Fault | undefined {
  if (sent.length > most) return 'too_many_rules'
  if (!sent.every(isRule)) return 'invalid_rules'
  if (sent.some(rule => rule.kind === 'category' && !isCategory(rule.name))) return 'unknown_category'
  return contradict(sent) ? 'contradicting_rules' : undefined
}

/** Whether two say different things of one site, weekday or switch. Windows add up, so no two of them do. */
function contradict(rules: readonly Rule[]): boolean {
  const said = new Map<string, unknown>()
  return rules.some(({ kind, ...rule }) => {
    if (kind === 'window') return false
    const { name, weekday, ...what } = rule as Record<string, unknown>
    const about = `${kind}\n${name === undefined ? weekday : nameOf(kind, String(name))}\n`
    return Object.entries(what).some(([key, value]) => {
      const before = said.get(about + key) ?? value
      said.set(about + key, value)
      return before !== value || (said.get(`${about}block`) === true && said.get(`${about}allow`) === true)
    })
  })
}

export function isSite(name: string): boolean {
  return site.test(name)
}

/** Whether this can be the name of a site or an app. */
export function isTarget(kind: unknown, name: unknown): boolean {
  return isTargetKind(kind) && typeof name === 'string' && names[kind]!.test(nameOf(kind, name))
}

/** Each app by its one name, as it is kept. */
export function tidied(rules: readonly Rule[]): Rule[] {
  return rules.map(rule => ('name' in rule ? { ...rule, name: nameOf(rule.kind, rule.name) } : rule))
}

/** A rule of a kind that this version knows, with values that it takes. */
export function isRule(sent: unknown): sent is Rule {
  const rule = Object(sent) as Record<string, unknown>
  const expected = Object.hasOwn(members, String(rule.kind)) && members[String(rule.kind)]
  if (!expected || typeof sent !== 'object') return false
  const { required, optional = [] } = expected
  const keys = Object.keys(rule).filter(key => key !== 'kind')
  return (
    required.every(key => key in rule) &&
    keys.every(key => [...required, ...optional].includes(key) && isValue(key, rule)) &&
    (optional.length === 0 || optional.some(key => key in rule))
  )
}

const members: Record<string, { required: string[]; optional?: string[] }> = {
  budget: { required: ['weekday', 'minutes'] },
  window: { required: ['weekday', 'from', 'to'] },
  category: { required: ['name', 'block'] },
  site: { required: ['name'], optional: ['block', 'allow', 'minutes'] },
  app: { required: ['name'], optional: ['block', 'allow', 'minutes'] },
  only_listed: { required: ['on'] },
  safe_search: { required: ['on'] },
}

function isValue(key: string, rule: Record<string, unknown>): boolean {
  const value = rule[key]
  if (key === 'weekday') return weekdays.some(each => each === value)
  if (key === 'minutes') return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 1_440
  if (key === 'from') return typeof value === 'string' && timeOfDay.test(value)
  if (key === 'to') return typeof value === 'string' && (timeOfDay.test(value) || value === '24:00')
  if (key === 'name')
    return typeof value === 'string' && names[String(rule.kind)]!.test(nameOf(String(rule.kind), value))
  return typeof value === 'boolean'
}
