import { dateInVietnam } from '../../../shared/dates.ts'
import { siteOf } from '../../../shared/rules/site-of.ts'
import { testSite } from '../../../shared/test-site.ts'
import { markUnsent } from '../protocol/sync.ts'
import { hostOf } from '../site.ts'
import { situationOf } from '../situation.ts'
import type { State } from '../state.ts'
import { addRefusal, addVisits } from '../time/history.ts'
import { addStretches, stretchesBetween } from '../time/usage.ts'
import { findFront } from './front.ts'
import { change, open } from './kept.ts'
import { openLists } from './web-lists.ts'

/** Counts what was in front until now, and notes what is in front from now on. Called at every change, and by the clock. */
export async function look(): Promise<void> {
  await open()
  const [front, lists] = await Promise.all([findFront(), openLists()])
  await change(state => {
    const { at } = state.clock
    const time = state.policy?.consents.time ?? false
    const history = hasHistory(state)
    const stretches = time || history ? stretchesBetween(state.front, at) : []
    // in front of a page that is covered nobody uses anything
    const isUsed = front !== null && situationOf(state, lists, hostOf(front.address)).allowed
    const next = { ...state, front: { at, site: isUsed ? front.site : null } }
    if (stretches.length === 0) return next
    return {
      ...next,
      days: time ? addStretches(state.days, stretches) : state.days,
      hours: history ? addVisits(state.hours, stretches) : state.hours,
      unsent: markUnsent(state.unsent, [
        ...(time ? stretches.map(({ at: from }) => dateInVietnam(new Date(from))) : []),
        ...(history ? stretches.map(({ at: from }) => hourOf(from)) : []),
      ]),
    }
  })
}

/** A page that was refused is part of the history, where there is one; what any page may call refused is not. */
export async function noteRefusal(address: string): Promise<void> {
  const [host, lists] = [hostOf(address), await openLists()]
  const site = siteOf(address)
  await change(state => {
    if (!hasHistory(state) || !site || host === testSite || situationOf(state, lists, host).allowed) return state
    const { at } = state.clock
    return { ...state, hours: addRefusal(state.hours, at, site), unsent: markUnsent(state.unsent, [hourOf(at)]) }
  })
}

/** Whether a parent wants it kept, and the child has said yes where it has to. */
function hasHistory({ policy }: State): boolean {
  return policy?.consents.history === true && !policy.consents.childToAsk
}

function hourOf(at: number): string {
  return new Date(at - (at % 3_600_000)).toISOString()
}
