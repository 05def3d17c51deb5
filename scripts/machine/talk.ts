import { setTimeout as pause } from 'node:timers/promises'
import type { Lists } from '../../src/clients/browser/blocking/lists.ts'
import { waitAfter } from '../../src/clients/browser/protocol/backoff.ts'
import { type Answer, call, type Line } from '../../src/clients/browser/protocol/call.ts'
import { untilNext } from '../../src/clients/browser/protocol/pace.ts'
import { readPolicy } from '../../src/clients/browser/protocol/policy.ts'
import {
  afterSync,
  bodyOfSync,
  markUnsent,
  testsIn,
  versionTold,
  withTest,
} from '../../src/clients/browser/protocol/sync.ts'
import { situationOf, usageOf } from '../../src/clients/browser/situation.ts'
import { type State, startState } from '../../src/clients/browser/state.ts'
import { advance } from '../../src/clients/browser/time/clock.ts'
import { clockInVietnam } from '../../src/shared/dates.ts'
import type { Decision } from '../../src/shared/rules/policy.ts'
import { checkOf, checksOf } from './checks.ts'
import { fetchLists } from './fetch-lists.ts'
import type { Played } from './play.ts'

type Failed = Extract<Answer, { ok: false }>

export interface Talk {
  state: State
  now: () => Date
  /** In Vietnam, of a moment or of now. */
  time: (at?: number) => string
  advance: () => void
  decide: (site: string) => Decision
  usedToday: () => number
  call: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>
  /** Null when it went well. */
  sync: () => Promise<Failed['trouble'] | null>
  backoff: () => number
}

/** What a machine and its server say to each other; what it knows is in `state`, but for the sites of its lists. */
export function createTalk(line: Line, token: string, { speed, failing, say, signal }: Played): Talk {
  const start = { wall: Date.now(), mono: performance.now() }
  const reading = () => {
    const mono = (performance.now() - start.mono) * speed
    return { wall: start.wall + mono, mono, life: 'one' }
  }
  const checking = () => ({ now: talk.now(), failing })
  let begun: number[] = []
  let lists: Lists = {}
  let retryAfter: number | null = null

  const talk: Talk = {
    // what is uploaded again in a later life is later
    state: { ...startState(reading()), token, seq: Math.floor(start.wall / 1_000) },
    now: () => new Date(talk.state.clock.at),
    time: (at = talk.state.clock.at) => clockInVietnam(new Date(at)),
    advance: () => {
      talk.state = { ...talk.state, clock: advance(talk.state.clock, reading()) }
    },
    decide: site => situationOf(talk.state, lists, site),
    usedToday: () => usageOf(talk.state).minutes,
    call: (method, path, body) => call(line, { method, path, token, body }),
    sync,
    backoff: () => waitAfter(talk.state.failures, retryAfter, Math.random()),
  }
  return talk

  async function sync() {
    await pause(untilNext(begun, performance.now()), undefined, { signal }).catch(() => {})
    begun = [...begun.slice(-10), performance.now()]
    talk.advance()
    const { policy } = talk.state
    talk.state = { ...talk.state, checks: policy ? checksOf(policy, checking()) : [] }
    const wait = policy ? (speed > 1 ? 10 : 25) : 0
    const { body, sent } = bodyOfSync(talk.state, wait)
    const { unsent, seq } = talk.state
    talk.state = { ...talk.state, seq: seq + 1, unsent: unsent.filter(name => !sent.includes(name)), flying: sent }
    const answer = await call(line, { method: 'POST', path: '/device/sync', token, body, wait })
    talk.advance()
    if (!answer.ok) return failed(answer)
    hear(answer.data)
    if (versionTold(answer.data) > (talk.state.policy?.version ?? 0)) await fetchPolicy()
    return null
  }

  function failed({ trouble, retryAfter: seconds }: Failed) {
    const { state } = talk
    retryAfter = seconds
    talk.state = {
      ...state,
      failures: state.failures + 1,
      unsent: markUnsent(state.unsent, state.flying),
      flying: [],
    }
    return trouble
  }

  /** A clock that runs faster than the server's is not put right after the first time. */
  function hear(data: unknown): void {
    const { clock, asks, texts, policy } = talk.state
    const heard = afterSync(talk.state, data)
    talk.state = speed > 1 && policy ? { ...heard, clock } : heard
    for (const { id, state } of heard.asks)
      if (asks.some(ask => ask.id === id && ask.state !== state)) say(`${talk.time()} The parent answers: ${state}.`)
    for (const { id, text } of heard.texts)
      if (texts.every(known => known.id !== id)) say(`${talk.time()} The parent writes: ${text}`)
    for (const { id, site } of testsIn(data, talk.state)) {
      const found = failing === 'test' ? 'open' : 'refused'
      say(`${talk.time()} A test: ${site} is ${found}.`)
      talk.state = withTest(talk.state, id, checkOf('test', checking(), found))
    }
  }

  async function fetchPolicy(): Promise<void> {
    const answer = await talk.call('GET', '/device/policy')
    const policy = answer.ok ? readPolicy(answer.data) : null
    if (!policy) return
    lists = await fetchLists(line, policy, lists)
    const { version, child, rules, grants, consents } = policy
    const at = talk.now()
    talk.state = { ...talk.state, policy, fetched: at.getTime(), applied: { version, at: at.toISOString() } }
    const kept = (['time', 'history'] as const).filter(purpose => consents[purpose]).join(' and ') || 'nothing'
    say(
      `${talk.time()} Rules ${version} for ${child}: ${rules.length} rules, ${grants.length} gifts, ${kept} is recorded.`,
    )
    if (!consents.childToAsk) return
    say(`${talk.time()} The child has understood that history is recorded.`)
    await talk.call('POST', '/device/consent', { purpose: 'history', version: consents.version })
  }
}
