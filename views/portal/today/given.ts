import { todayWords } from '../../../src/i18n/today.ts'
import { readableSite } from '../../../src/shared/readable-site.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { hearsNothing } from '../machine.ts'
import { useMinutes } from '../minutes.ts'
import { useMoment } from '../moment-words.ts'
import type { ChildToday } from '../read-family.ts'

/** What was given to a child, or the lock, as the answer to giving it and the list of what holds have it. */
export type Given = ChildToday['grants'][number] & Partial<Answer<'POST', '/tre-em/:id/grants'>>

/** Says what was given, in a sentence of its own. */
export function useGiven(): (given: Given, child: ChildToday, now: string) => string {
  const say = useBook(todayWords)
  const minutes = useMinutes()
  const moment = useMoment()
  return ({ kind, minutes: more, until, name: site }, child, now) => {
    const name = child.ten
    if (kind === 'minutes') return say('given.minutes', { name, minutes: minutes(more ?? 0) })
    const opened = { name, site: readableSite(site ?? '') }
    if (!until) return say('given.always', opened)
    const time = moment(until, now)
    if (kind === 'lock') return say(hearsNothing(child) ? 'given.lock_sent' : 'given.lock', { name, time })
    return kind === 'until' ? say('given.until', { name, time }) : say('given.site', { ...opened, time })
  }
}
