import { bodyOfAsk, recentAsks, withState } from '../asks.ts'
import { isOver } from '../protocol/backoff.ts'
import { type Answer, call } from '../protocol/call.ts'
import { untilNext } from '../protocol/pace.ts'
import { type KnownPolicy, readPolicy } from '../protocol/policy.ts'
import { afterSync, bodyOfSync, markUnsent, testsIn, versionTold } from '../protocol/sync.ts'
import { emptied, mayBeOfAnother, releasedInTime, uncounted } from '../state.ts'
import { believeWall } from '../time/clock.ts'
import { keepRules } from './blocking.ts'
import { check, tryBlocking } from './checking.ts'
import { change, open, present } from './kept.ts'
import { afterFailure, afterTooOld } from './next-try.ts'
import { line } from './service.ts'
import { fetchLists, haveLists, mayFetchLists } from './web-lists.ts'

/** Shorter than the half minute after which the browser ends a worker that waits for an answer. */
const held = 25
/** The lists of sites change without the rules. */
const freshLists = 6 * 3_600_000
/** In ms. As long as the rules that are wanted do not run, the service holds no answer. */
const unhurried = 10_000

let running: Promise<void> | undefined
/** When the last ones of this life began. */
let begun: number[] = []
/** Whether the rules were fetched in this life: those that it found may have been changed where they are kept. */
let hasFetched = false

/** Sync after sync, as long as the server answers. One at a time, however often it is called. */
export function sync(changed: () => Promise<void>): Promise<void> {
  running ??= untilTrouble(changed).finally(() => {
    running = undefined
  })
  return running
}

async function untilTrouble(changed: () => Promise<void>): Promise<void> {
  for (let state = await open(); state.token !== null; state = present()) {
    if (!isOver(state.nextTry, Date.now())) return
    await sendAsks()
    await check()
    await keepPace()
    // an answer that tells the rules, the time, or that the service is back must not be held
    const wait = hasFetched && state.fetched > 0 && state.clock.pending === 0 && state.failures === 0 ? held : 0
    const { body, sent } = bodyOfSync(present(), wait)
    await change(now => ({
      ...now,
      seq: now.seq + 1,
      unsent: now.unsent.filter(name => !sent.includes(name)),
      flying: sent,
    }))
    const { token } = present()
    const answer = await call(await line(), { method: 'POST', path: '/device/sync', token, body, wait })
    if (!answer.ok) {
      await fail(answer)
      await changed()
      return
    }
    await change(now => afterSync(now, answer.data))
    const wanted = versionTold(answer.data)
    const news = await newPolicy(wanted)
    // before its lists are fetched: a lock must not wait for them
    await changed()
    if (news) await apply(news)
    for (const { id, site } of testsIn(answer.data, present())) if (site) await tryBlocking(id, site)
    if (wanted > (present().applied?.version ?? 0)) await new Promise(done => setTimeout(done, unhurried))
  }
}

async function keepPace(): Promise<void> {
  await new Promise(done => setTimeout(done, untilNext(begun, performance.now())))
  begun = [...begun.slice(-10), performance.now()]
}

/** A lower version than the one that runs is refused: somebody plays an old answer. */
async function newPolicy(version: number): Promise<KnownPolicy | null> {
  const state = present()
  const { applied, token, policy } = state
  const age = state.clock.at - state.fetched
  const isFresh = hasFetched && age >= 0 && age < freshLists
  const hasLists = policy !== null && (await haveLists(policy.lists))
  if (hasLists && applied && version <= applied.version && isFresh) return null
  const known = policy && !mayBeOfAnother(state) ? policy.version : 0
  if (policy && !hasLists && version <= known && !mayFetchLists()) return null
  const etag = isFresh && hasLists ? (state.etag ?? undefined) : undefined
  const answer = await call(await line(), { method: 'GET', path: '/device/policy', token, etag })
  if (!answer.ok) return null
  // those that are kept, if the worker was ended before it called them applied
  const isKept = answer.status === 304
  const next = isKept ? policy : readPolicy(answer.data)
  if (!next || next.version < known) return null
  if (!isKept) await keepPolicy(next, answer.etag)
  hasFetched = true
  return next
}

async function keepPolicy(policy: KnownPolicy, etag: string | null): Promise<void> {
  await change(state => ({
    ...(state.policy && state.policy.childId !== policy.childId ? uncounted(state) : state),
    policy,
    etag,
    fetched: state.clock.at,
  }))
}

async function apply({ version, lists }: KnownPolicy): Promise<void> {
  await fetchLists(lists)
  await keepRules()
  if (!(await haveLists(lists))) return
  await change(state => ({
    ...state,
    applied:
      state.applied?.version === version ? state.applied : { version, at: new Date(state.clock.at).toISOString() },
  }))
}

/** What the child asked for while there was no connection, in its order. */
export async function sendAsks(): Promise<void> {
  const { asks, token } = present()
  if (mayBeOfAnother(present())) return
  for (const ask of asks.filter(({ state }) => state === 'queued')) {
    const body = bodyOfAsk(ask)
    const answer = await call(await line(), { method: 'POST', path: '/device/requests', token, body })
    if (!answer.ok && answer.trouble !== 'refused') return
    await change(state => ({
      ...state,
      asks: withState(recentAsks(state.asks, state.clock.at), ask.id, answer.ok ? 'sent' : 'refused'),
    }))
  }
}

async function fail({ trouble, retryAfter }: Extract<Answer, { ok: false }>): Promise<void> {
  await change(state => {
    // no failure tells the time, whatever else it tells
    const clock = believeWall(state.clock)
    const kept = { ...state, clock, unsent: markUnsent(state.unsent, state.flying), flying: [] }
    if (trouble === 'removed') return emptied(kept, 'removed', clock.at)
    if (trouble === 'unknown') {
      const since = state.ended?.why === 'unknown' ? state.ended.at : clock.at
      return releasedInTime({ ...kept, ...afterFailure(state, retryAfter), ended: { why: 'unknown', at: since } })
    }
    return { ...kept, ...(trouble === 'too_old' ? afterTooOld(kept) : afterFailure(state, retryAfter)) }
  })
  if (trouble === 'removed') await chrome.runtime.setUninstallURL('')
  await keepRules()
}
