import { addAsk, bodyOfAsk } from '../../src/clients/browser/asks.ts'
import { markUnsent } from '../../src/clients/browser/protocol/sync.ts'
import { addVisits } from '../../src/clients/browser/time/history.ts'
import { addStretches, stretchesBetween } from '../../src/clients/browser/time/usage.ts'
import { dateInVietnam } from '../../src/shared/dates.ts'
import type { Played } from './play.ts'
import type { Talk } from './talk.ts'

const minute = 60_000
const hour = 60 * minute
/** What the child is at, ten minutes each. */
const plan = ['scratch.mit.edu', 'vi.wikipedia.org', 'www.youtube.com', 'olm.vn', 'roblox.com']
const closedByTime = ['budget', 'outside_window', 'locked']

/** A child that uses the machine wherever it may, and asks for more once. */
export function liveDay(talk: Talk, { speed, say }: Pick<Played, 'speed' | 'say'>) {
  const began = talk.now()
  let said = ''
  let hasAsked = false
  const timer = setInterval(live, Math.min(1_000, minute / speed))

  function live(): void {
    talk.advance()
    const { policy, clock } = talk.state
    if (!policy) return
    const { at } = clock
    const site = plan[Math.floor(at / (10 * minute)) % plan.length]!
    const decision = talk.decide(site)
    use(decision.allowed ? site : null, at)
    const { allowed, why, left, changesAt } = decision
    const now = `${site}: ${allowed ? 'may be used' : 'may not be used'} (${why})`
    if (now !== said) {
      const until = changesAt === null ? '' : `, the next change at ${talk.time(changesAt)}`
      say(`${talk.time()} ${now}${left === null ? '' : `, ${left} minutes left`}${until}.`)
    }
    said = now
    if (!hasAsked && (closedByTime.includes(why) || talk.usedToday() >= 10)) ask()
  }

  function use(site: string | null, at: number): void {
    const { state } = talk
    const { time = false, history = false, childToAsk = false } = state.policy?.consents ?? {}
    const stretches = time ? stretchesBetween(state.front, at) : []
    const names = stretches.flatMap(each => [
      dateInVietnam(new Date(each.at)),
      new Date(each.at - (each.at % hour)).toISOString(),
    ])
    talk.state = {
      ...state,
      front: { at, site },
      days: addStretches(state.days, stretches),
      hours: history && !childToAsk ? addVisits(state.hours, stretches) : state.hours,
      unsent: markUnsent(state.unsent, names),
    }
  }

  async function ask(): Promise<void> {
    hasAsked = true
    const { state } = talk
    const id = crypto.randomUUID()
    const wish = { kind: 'minutes', minutes: 15, id, reason: 'One more round', at: state.clock.at } as const
    talk.state = { ...state, asks: addAsk(state.asks, { ...wish, state: 'sent' }) }
    const answer = await talk.call('POST', '/device/requests', bodyOfAsk({ ...wish, state: 'sent' }))
    if (answer.ok) say(`${talk.time()} The child asks for 15 minutes.`)
  }

  return {
    stop: () => clearInterval(timer),
    /** A day that is played faster than the clock would run into days that the server does not take. */
    isOver: () => speed > 1 && talk.state.policy !== null && dateInVietnam(talk.now()) > dateInVietnam(began),
  }
}
