import { isOver } from '../protocol/backoff.ts'
import { type Answer, call } from '../protocol/call.ts'
import { type Pairing, releasedInTime } from '../state.ts'
import { believeWall } from '../time/clock.ts'
import { change, open, present } from './kept.ts'
import { afterFailure, afterTooOld } from './next-try.ts'
import { line } from './service.ts'

const patience = 25
/** What was applied and sent with the token of before says nothing of this one. */
const unread = { applied: null, etag: null, fetched: 0, seq: 0, failures: 0, nextTry: 0 }
/** In ms. An answer that was not held, as of a service that holds no more, is not asked for again at once. */
const pause = 2_000
/** In ms, from one code to the next: a network is given sixty an hour. */
const pauseOfCodes = 20_000

/** By the clock of this life. */
let begun = Number.NEGATIVE_INFINITY
let running: Promise<void> | undefined

/** Shows a code until a parent has confirmed it. One at a time, however often it is called. */
export function pair(): Promise<void> {
  running ??= untilPaired().finally(() => {
    running = undefined
  })
  return running
}

async function untilPaired(): Promise<void> {
  for (await open(); present().token === null; ) {
    // without a token nothing else tells the time, or that the old rules have stayed for their week
    const state = await change(now => releasedInTime({ ...now, clock: believeWall(now.clock) }))
    if (!isOver(state.nextTry, Date.now())) return
    // whether it has expired is said by the service: the clock of this machine may be wrong
    const went = state.pairing ? await ask(state.pairing) : await begin()
    if (!went) return
  }
}

async function begin(): Promise<boolean> {
  await new Promise(done => setTimeout(done, begun + pauseOfCodes - performance.now()))
  const { code } = present()
  const { version } = chrome.runtime.getManifest()
  const body = { client: 'browser', version, name: nameOfBrowser(), ...(code && { ma_thiet_bi: code }) }
  const answer = await call(await line(), { method: 'POST', path: '/device/pairings', body })
  if (!answer.ok) return failed(answer)
  begun = performance.now()
  const { id, ma_thiet_bi, secret, check } = answer.data as Record<string, string>
  const pairing: Pairing = { id: id!, code: ma_thiet_bi!, secret: secret!, check: check! }
  await change(state => ({
    ...state,
    pairing,
    // it was updated since
    ended: state.ended?.why === 'too_old' ? null : state.ended,
    failures: 0,
    nextTry: 0,
  }))
  return true
}

async function ask({ id, secret, code }: Pairing): Promise<boolean> {
  const began = performance.now()
  const body = { secret, wait: patience }
  const answer = await call(await line(), { method: 'POST', path: `/device/pairings/${id}/poll`, body, wait: patience })
  if (!answer.ok && answer.trouble !== 'refused' && answer.trouble !== 'unknown') return failed(answer)
  const { state, token, removed_key } = (answer.ok ? answer.data : { state: 'expired' }) as Polled
  if (state === 'waiting') {
    await change(now => ({ ...now, failures: 0, nextTry: 0 }))
    await new Promise(done => setTimeout(done, began + pause - performance.now()))
    return true
  }
  if (state === 'confirmed' && token) {
    await change(now => ({ ...now, pairing: null, code, token, ended: null, ...unread }))
    await chrome.runtime.setUninstallURL(`${(await line()).service}/may-da-go#${removed_key ?? ''}`)
    return true
  }
  await change(now => ({ ...now, pairing: null }))
  return true
}

interface Polled {
  state: 'waiting' | 'confirmed' | 'refused' | 'expired'
  token?: string
  removed_key?: string
}

async function failed({ trouble, retryAfter }: Extract<Answer, { ok: false }>): Promise<false> {
  await change(state => ({
    ...state,
    ...(trouble === 'too_old' ? afterTooOld(state) : afterFailure(state, retryAfter)),
  }))
  return false
}

/** What a parent recognises: the browser's name and what it runs on. */
function nameOfBrowser(): string {
  const { userAgentData } = navigator as { userAgentData?: { brands: { brand: string }[]; platform: string } }
  const brands = userAgentData?.brands.map(({ brand }) => brand).filter(brand => !/not.?a.?brand/i.test(brand)) ?? []
  const brand = brands.find(each => each !== 'Chromium') ?? brands[0] ?? 'Chromium'
  return userAgentData ? `${brand}, ${userAgentData.platform}` : brand
}
