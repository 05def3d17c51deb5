import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import { isProtected, isUnreached } from '../machine.ts'
import { useMinutes } from '../minutes.ts'
import { isMidnight, useMoment } from '../moment-words.ts'
import type { ChildToday } from '../read-family.ts'

/** How a child stands now, in one word and in one sentence with what happens next. */
export function useStanding(child: ChildToday, now: string) {
  const { ten: name, used, left, allowed, why, changes_at, opens_at } = child
  const say = useBook(todayWords)
  const minutes = useMinutes()
  const moment = useMoment()
  const isWaiting = child.devices.filter(isProtected).every(isUnreached)
  const next = changes_at && moment(changes_at, now)
  const sentence = [usage(), whatIsNext()].filter(Boolean).join(' ')
  return { headline: headline(), sentence, isShort: allowed && left !== null && left <= 10 }

  function headline(): string {
    if (why === 'locked') return say(isWaiting ? 'today.lock_waits' : 'today.locked')
    if (why === 'outside_window') return say('today.resting')
    if (why === 'licence') return say('today.licence')
    if (!allowed) return say('today.used_up')
    if (why === 'allowed_until' && next) return say('today.until', { time: next })
    return left === null ? say('today.no_limit') : say('today.left', { left: minutes(left) })
  }

  function usage(): string {
    if (why === 'licence') return say('today.said_licence')
    if (why === 'budget' && !allowed) return say('today.said_used_up', { name })
    if (allowed && left !== null) {
      const said = { name, left: minutes(left) }
      return used > 0 ? say('today.said_used_left', { ...said, used: minutes(used) }) : say('today.said_left', said)
    }
    if (used > 0) return say('today.said_used', { name, used: minutes(used) })
    return why === 'no_limit' ? say('today.said_no_limit') : ''
  }

  function whenItOpens(at: string): string {
    if (why === 'budget' && isMidnight(at)) return say('today.new_day')
    return say('today.opens_at', { time: moment(at, now) })
  }

  /** At midnight the day's minutes begin anew, which is no rest. */
  function whatIsNext(): string {
    if (why === 'licence') return ''
    if (!allowed) return opens_at ? whenItOpens(opens_at) : ''
    if (!changes_at || !next) return ''
    return isMidnight(changes_at) || why === 'allowed_until' ? '' : say('today.rests_at', { time: next })
  }
}
