import type { Rule, Target, TargetKind } from './policy.ts'

type TargetRule = Extract<Rule, { kind: TargetKind }>

export interface Targets {
  onlyListed: boolean
  ruleFor: (target: Target) => TargetRule | undefined
  isOfBlockedCategory: (target: Target) => boolean
}

/** The rules of sites and apps by name: ten thousand of them are asked as fast as ten. */
export function targetsOf(rules: readonly Rule[]): Targets {
  const byName = new Map<string, TargetRule>()
  const categories = new Set<string>()
  for (const rule of rules) {
    if (rule.kind === 'site' || rule.kind === 'app') {
      const name = nameOf(rule.kind, rule.name)
      const key = `${rule.kind} ${name}`
      byName.set(key, { ...byName.get(key), ...rule, name })
    }
    if (rule.kind === 'category' && rule.block) categories.add(rule.name)
  }
  return {
    onlyListed: rules.some(rule => rule.kind === 'only_listed' && rule.on),
    ruleFor: target => {
      for (const name of namesOf(target)) {
        const rule = byName.get(`${target.kind} ${name}`)
        if (rule) return rule
      }
      return undefined
    },
    isOfBlockedCategory: ({ categories: of = [] }) => of.some(name => categories.has(name)),
  }
}

/** One app has one name, however a system writes it: without capitals, letters composed, no spaces but single ones within. */
export function nameOf(kind: string, name: string): string {
  return kind === 'app' ? name.toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim() : name
}

/** Whether what is said of a name holds for the target: a site covers its subdomains. */
export function isCovered(target: Target, kind: string, name: string | undefined): boolean {
  return target.kind === kind && name !== undefined && namesOf(target).includes(nameOf(kind, name))
}

/** A site and the sites that it is part of, the longest name first. */
function namesOf({ kind, name }: Target): string[] {
  if (kind === 'app') return [nameOf(kind, name)]
  const labels = name.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
