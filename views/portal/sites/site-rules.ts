import { categories, isCategory } from '../../../src/shared/categories.ts'
import type { Rule } from '../../../src/shared/rules/policy.ts'

type SiteRule = Extract<Rule, { kind: 'site' | 'app' }>
/** What a parent says of one site; a number is the minutes of a day. */
export type Said = 'block' | 'allow' | number

export const switches = [...categories, 'safe_search', 'only_listed'] as const
export type Switch = (typeof switches)[number]

export function isOn(rules: readonly Rule[], name: Switch): boolean {
  return rules.some(rule =>
    rule.kind === 'category' ? rule.name === name && rule.block : rule.kind === name && 'on' in rule && rule.on,
  )
}

/** Only what was turned is changed: another parent may have turned something else meanwhile. */
export function turned(rules: readonly Rule[], name: Switch, on: boolean): Rule[] {
  const rest = rules.filter(rule => (rule.kind === 'category' ? rule.name !== name : rule.kind !== name))
  if (!on) return rest
  return [...rest, isCategory(name) ? { kind: 'category', name, block: true } : { kind: name, on: true }]
}

/** What is said of each site, by name. */
export function sitesIn(rules: readonly Rule[]): { name: string; said: Said }[] {
  const sites = rules.filter((rule): rule is SiteRule => rule.kind === 'site')
  return sites
    .map(({ name, allow, block, minutes }) => ({
      name,
      said: allow ? 'allow' : block ? 'block' : (minutes ?? 'block'),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name)) as { name: string; said: Said }[]
}

export function withSite(rules: readonly Rule[], name: string, said: Said): Rule[] {
  const what = typeof said === 'number' ? { minutes: said } : { [said]: true }
  return [...withoutSite(rules, name), { kind: 'site', name, ...what }]
}

export function withoutSite(rules: readonly Rule[], name: string): Rule[] {
  return rules.filter(rule => rule.kind !== 'site' || rule.name !== name)
}
