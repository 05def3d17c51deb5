import { budgetAt } from '../../../shared/rules/decide.ts'
import type { Decision } from '../../../shared/rules/policy.ts'
import type { Ask } from '../asks.ts'
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
  ended: 'removed' | 'unknown' | 'too_old' | null
  pairing: { code: string; check: string } | null
  isOffline: boolean
  child: string
  decision: Decision
  used: number
  budget: number | null
  rules: NonNullable<State['policy']>['rules']
  recorded: { time: boolean; history: boolean; childToAsk: boolean }
  asks: Ask[]
  texts: State['texts']
  /** Of the page that was refused or covered. */
  site: string
}

export async function viewOf(address = ''): Promise<View> {
  const state = present()
  const { policy, clock, pairing, failures } = state
  const site = hostOf(address)
  return {
    language: state.language,
    at: clock.at,
    isPaired: state.token !== null,
    ended: state.ended?.why ?? null,
    pairing: pairing && { code: pairing.code, check: pairing.check },
    isOffline: failures > 0,
    child: policy?.child ?? '',
    decision: situationOf(state, await openLists(), site),
    used: usageOf(state).minutes,
    budget: policy && budgetAt(policy, clock.at),
    rules: policy?.rules ?? [],
    recorded: policy?.consents ?? { time: false, history: false, childToAsk: false },
    asks: state.asks,
    texts: state.texts,
    site,
  }
}
