import { decide } from '../../shared/rules/decide.ts'
import type { Decision, Target, Usage } from '../../shared/rules/policy.ts'
import { categoriesOf, type Lists } from './blocking/lists.ts'
import type { State } from './state.ts'
import { usageAt } from './time/usage.ts'

const open: Decision = { allowed: true, why: 'no_limit', left: null, changesAt: null, warnAt: null }

export function targetOf(host: string, lists: Lists): Target | undefined {
  return host ? { kind: 'site', name: host, categories: categoriesOf(host, lists) } : undefined
}

export function usageOf({ days, elsewhere, policy, clock }: State): Usage {
  return usageAt(days, elsewhere, policy?.rules ?? [], clock.at)
}

/** What the engine says of a site at this moment, or of using the machine at all; everything goes until it is paired. */
export function situationOf(state: State, lists: Lists, host = ''): Decision {
  return state.policy ? decide(state.policy, usageOf(state), state.clock.at, targetOf(host, lists)) : open
}
