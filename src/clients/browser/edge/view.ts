import { budgetAt, decide } from '../../../shared/rules/decide.ts'
import type { Decision } from '../../../shared/rules/policy.ts'
import { siteOf } from '../../../shared/rules/site-of.ts'
import { day } from '../../../shared/rules/week.ts'
import { testSite } from '../../../shared/test-site.ts'
import type { Ask } from '../asks.ts'
import { categoriesOf } from '../blocking/lists.ts'
import { hostOf } from '../site.ts'
import { situationOf, usageOf } from '../situation.ts'
import type { State } from '../state.ts'
import { present } from './kept.ts'
import { openLists } from './web-lists.ts'

/** All that the pages of the extension show. */
export interface View {
  language: 'vi' | 'en'
  at: number
  isPaired: boolean
  /** Also for a while after the machine is not known any more. */
  hasRules: boolean
  ended: 'removed' | 'unknown' | 'too_old' | null
  pairing: { code: string; check: string } | null
  isOffline: boolean
  child: string
  decision: Decision
  /** When the machine goes to rest, or opens again, within a day. */
  turns: number | null
  used: number
  budget: number | null
  rules: NonNullable<State['policy']>['rules']
  recorded: { time: boolean; history: boolean; childToAsk: boolean }
  /** When the package ends or ended, and when its rules do. */
  licence: { ends: number | null; grace: number | null }
  asks: Ask[]
  texts: State['texts']
  /** Of the page that was refused or covered; an address in numbers has a host and no site. */
  host: string
  site: string
  /** A parent tries the blocking with it. */
  isTest: boolean
  /** The first group of sites for which it is closed. */
  group: string
}

export async function viewOf(address = ''): Promise<View> {
  const state = present()
  const { policy, clock, pairing, failures } = state
  const lists = await openLists()
  const host = hostOf(address)
  const decision = situationOf(state, lists, host)
  return {
    language: state.language,
    at: clock.at,
    isPaired: state.token !== null,
    hasRules: policy !== null,
    ended: state.ended?.why ?? null,
    pairing: pairing && { code: pairing.code, check: pairing.check },
    isOffline: failures > 0,
    child: policy?.child ?? '',
    decision,
    turns: turnOf(state, decision),
    used: usageOf(state).minutes,
    budget: policy && budgetAt(policy, clock.at),
    rules: policy?.rules ?? [],
    recorded: policy?.consents ?? { time: false, history: false, childToAsk: false },
    licence: { ends: policy?.licence_ends ?? null, grace: policy?.grace_ends ?? null },
    asks: state.asks,
    texts: state.texts,
    host,
    site: siteOf(address) ?? '',
    isTest: host === testSite,
    group: categoriesOf(host, lists).find(name => blocksGroup(state, name)) ?? '',
  }
}

function blocksGroup({ policy }: State, name: string): boolean {
  return policy?.rules.some(rule => rule.kind === 'category' && rule.block && rule.name === name) ?? false
}

/** When use is next allowed or refused, within a day. A new day may only change what is left, which does not count. */
function turnOf({ policy, clock }: State, { allowed, changesAt }: Decision): number | null {
  if (!policy || changesAt === null || changesAt > clock.at + day) return null
  return decide(policy, { minutes: 0 }, changesAt).allowed === allowed ? null : changesAt
}
