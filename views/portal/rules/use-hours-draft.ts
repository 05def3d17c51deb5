import { useState } from 'react'
import type { Hours } from './read-hours.ts'
import { changed, type DayDraft, draftOf, rulesOf, type TimeDraft, withDay } from './time-draft.ts'

export type HoursDraft = ReturnType<typeof useHoursDraft>

/** The times as they stand in the form, and how they differ from what is saved. `typed` is what a refused save has sent. */
export function useHoursDraft({ policy, mayCount }: Hours, isFree: boolean, typed: TimeDraft | undefined) {
  const saved = draftOf(policy.rules)
  const [draft, setDraft] = useState(() => typed ?? saved)
  const [basedOn, setBasedOn] = useState(policy.phien_ban)
  // what was laid down before the consent was withdrawn may stay without it, and does not run
  const asksConsent = !mayCount && draft.some(({ minutes }, at) => minutes !== '' && minutes !== saved[at]!.minutes)
  return {
    draft,
    rules: rulesOf(draft),
    /** The edit of the rules that the draft began from. */
    basedOn,
    asksConsent,
    /** There are limits, but without consent they do not run. */
    isOff: !mayCount && !asksConsent && draft.some(({ minutes }) => minutes !== ''),
    isSaved: JSON.stringify(draft) === JSON.stringify(saved),
    press: (what: string) => setDraft(changed(draft, what, isFree)),
    change: (weekday: number, day: DayDraft) => setDraft(withDay(draft, weekday, day)),
    takeNewest: () => {
      setDraft(saved)
      setBasedOn(policy.phien_ban)
    },
  }
}
