import type { Rule, TargetKind } from '../shared/rules/policy.ts'

type TargetRule = Extract<Rule, { kind: TargetKind }>
type About = Pick<TargetRule, 'kind' | 'name'>

export function isAllowed(rules: readonly Rule[], about: About): boolean {
  return ofTarget(rules, about).allow === true
}

/** What is said of a site or an app becomes one rule, beside which `block: false` is a block that was set aside. */
export function withAllowed(rules: readonly Rule[], about: About): Rule[] {
  const { block, allow, ...said } = ofTarget(rules, about)
  const isAside = block || (allow && block === false)
  return [...withoutTarget(rules, about), { ...said, ...(isAside && { block: false }), allow: true }]
}

/** The other way round: what was blocked is blocked again. */
export function withoutAllowed(rules: readonly Rule[], about: About): Rule[] {
  const { block, allow, ...said } = ofTarget(rules, about)
  if (!allow) return [...rules]
  const left: TargetRule = { ...said, ...(block !== undefined && { block: true }) }
  return [...withoutTarget(rules, about), ...(Object.keys(left).length > 2 ? [left] : [])]
}

/** All rules of it as one: the last word counts, as where they are weighed. */
function ofTarget(rules: readonly Rule[], about: About): TargetRule {
  return Object.assign({}, about, ...rules.filter(rule => isAbout(rule, about)))
}

function withoutTarget(rules: readonly Rule[], about: About): Rule[] {
  return rules.filter(rule => !isAbout(rule, about))
}

function isAbout(rule: Rule, { kind, name }: About): boolean {
  return rule.kind === kind && 'name' in rule && rule.name === name
}
