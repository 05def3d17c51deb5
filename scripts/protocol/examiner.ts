import { setTimeout as pause } from 'node:timers/promises'
import { testSite } from '../../src/shared/test-site.ts'
import { asSync, countDays, faultsOfSync, type Sync } from './judge.ts'
import { consentsOf, policyOf, steps } from './script.ts'

export const token = 'fake-token-of-the-protocol'
const secret = 'fake-secret'
const perMinute = 6
/** So long a lock holds. */
const locked = 2_000
/** Minutes that may be begun when a lock arrives. */
const begunMinutes = 2

export interface Answer {
  status: number
  data?: unknown
  etag?: string
  /** Of a refusal, its code. */
  error?: string
}

/** What the fake server answers, and what it holds against the client. */
export function createExaminer({ say, fault }: { say: (line: string) => void; fault: (text: string) => void }) {
  let [step, since, pairing, seq, applied] = [0, Date.now(), '', -1, 0]
  let [isDone, hasTested, usedAtLock]: [boolean, boolean, number | null] = [false, false, null]
  let agreedAt: string | null = null
  let begun: number[] = []
  const days = new Map<string, number>()
  const answers: { request: string; answer: 'yes' }[] = []

  /** Each step is a version more. The child's yes is none, because a client may sync only six times a minute. */
  const version = () => step + 1
  /** Every step was applied, and its test was made. */
  const isOver = () => isDone && hasTested

  return {
    isDone: isOver,

    pair({ ma_thiet_bi = 'FAKE2345', name }: { ma_thiet_bi?: string; name: string }): Answer {
      pairing = crypto.randomUUID()
      seq = -1
      say(`• ${name} asks to be paired`)
      const expires_at = new Date(Date.now() + 15 * 60_000).toISOString()
      return { status: 201, data: { id: pairing, ma_thiet_bi, secret, check: '4821', expires_at } }
    },

    poll(body: { secret: string }, id: string): Answer {
      if (body.secret === secret && id === pairing)
        return { status: 200, data: { state: 'confirmed', token, removed_key: 'fake-key' } }
      fault('a poll names the pairing and its secret')
      return { status: 404, error: 'not_found' }
    },

    policy(known: string | undefined): Answer {
      const etag = `"${version()}"`
      const data = { ...policyOf(step, since, agreedAt), version: version() }
      return known === etag ? { status: 304, etag } : { status: 200, etag, data }
    },

    ask({ asked_at, ...asked }: { id: string; kind: string; asked_at?: string }): Answer {
      say(`• the child asks for ${asked.kind}, and the parent says yes`)
      answers.push({ request: asked.id, answer: 'yes' })
      const at = asked_at ?? new Date().toISOString()
      const nothing = { minutes: null, until: null, name: null, reason: null, answer: null, answered_at: null }
      const expires_at = new Date(Date.now() + 86_400_000).toISOString()
      const ids = { ma_tre_em: 1, nguoi_dung_id: 1, grant_id: null }
      return { status: 201, data: { ...nothing, ...ids, ...asked, at, state: 'open', expires_at } }
    },

    agree(): Answer {
      say('• the child agrees to the history')
      agreedAt ??= new Date().toISOString()
      return { status: 200, data: consentsOf(step, since, agreedAt) }
    },

    async sync(sent: Sync): Promise<Answer> {
      const wasOver = isOver()
      const body = asSync(sent)
      judge(body)
      const { isLocked, isTested } = steps[step]!
      if (applied === version() && !isDone) {
        if (isLocked) await pause(locked)
        goOn()
      } else if (body.wait) await pause(Math.min(body.wait, 1) * 1_000)
      if (isOver() && !wasOver) say('• that was the whole script: Ctrl-C says how it went')
      const test = { id: crypto.randomUUID(), kind: 'test', site: testSite, at: new Date().toISOString() }
      const messages = steps[step]!.isTested && !isTested ? [test] : []
      const now = new Date().toISOString()
      const nothing = { licence_ends: null, elsewhere: [], dropped: [] }
      return { status: 200, data: { version: version(), now, answers: answers.splice(0), messages, ...nothing } }
    },
  }

  function judge(body: Sync): void {
    begun = [...begun, Date.now()].filter(moment => Date.now() - moment < 60_000)
    if (begun.length > perMinute) fault(`more than ${perMinute} syncs in a minute, however soon they were answered`)
    for (const each of faultsOfSync(body, applied > 0)) fault(each)
    if (body.seq <= seq) fault(`seq counts up: ${body.seq} came after ${seq} (a new client wants a new start)`)
    const told = body.applied?.version ?? 0
    if (told > version()) fault(`version ${told} was never given`)
    if (told < applied) fault(`version ${told} is applied after ${applied}: a version never falls`)
    seq = body.seq
    applied = Math.min(told, version())
    hasTested ||= body.checks?.some(({ name }) => name === 'test') ?? false
    judgeUse(body)
  }

  function judgeUse({ days: told, history, checks = [] }: Sync): void {
    const { records, isLocked, rules = [] } = steps[Math.max(applied - 1, 0)]!
    if (told?.length && !records.time) fault('minutes are told although nobody agreed to their being recorded')
    if (history?.length && !records.history) fault('history is told although nobody agreed to its being recorded')
    if (history?.length && !agreedAt) fault('history is told although the child has not agreed to it')
    const used = countDays(told, days)
    if (usedAtLock !== null && used > usedAtLock + begunMinutes) fault('minutes were counted behind a lock')
    usedAtLock = isLocked ? used : null
    if (rules.length > 0 && checks.every(({ ok }) => ok))
      fault('a kind of rule that it does not know is no failed check')
  }

  /** The next rules, as soon as those before it run. */
  function goOn(): void {
    say(`• version ${step + 1} is applied: ${steps[step]!.what}`)
    isDone = step === steps.length - 1
    since = Date.now()
    if (!isDone) step += 1
    else if (!hasTested) say('• only the check “test” is still to come')
  }
}
