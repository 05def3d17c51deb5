import { type Preset, presets, presetTimes } from '../../../src/shared/rule-presets.ts'
import { type Rule, type Weekday, weekdays } from '../../../src/shared/rules/policy.ts'
import { timeOfDay } from '../../../src/shared/rules/read-rules.ts'
import type { Typed } from '../../../src/shared/typed.ts'

/** A time of use as it was typed. */
type TypedWindow = { from: string; to: string }
export type DayDraft = { minutes: string; windows: TypedWindow[] }
/** The limits of time as the form holds them, from Monday on. */
export type TimeDraft = DayDraft[]

const emptyWindow: TypedWindow = { from: '', to: '' }
const mostWindows = 6
type TimeRule = Extract<Rule, { kind: 'budget' | 'window' }>

export function isTimeRule(rule: Rule): rule is TimeRule {
  return rule.kind === 'budget' || rule.kind === 'window'
}

export function draftOf(rules: readonly Rule[]): TimeDraft {
  return weekdays.map(weekday => {
    const times = rules.filter(isTimeRule).filter(rule => rule.weekday === weekday)
    const limits = times.flatMap(rule => (rule.kind === 'budget' ? rule.minutes : []))
    return {
      minutes: limits.length > 0 ? String(Math.min(...limits)) : '',
      // a field for times knows no 24:00; a time of use until 00:00 ends at the same moment
      windows: times.flatMap(rule =>
        rule.kind === 'window' ? { from: rule.from, to: rule.to === '24:00' ? '00:00' : rule.to } : [],
      ),
    }
  })
}

export function rulesOf(draft: TimeDraft): Rule[] {
  return draft.flatMap(({ minutes, windows }, at): Rule[] => {
    const weekday = weekdays[at]!
    const limit: Rule[] = minutes === '' ? [] : [{ kind: 'budget', weekday, minutes: Number(minutes) }]
    return [...limit, ...windows.filter(isWhole).map(window => ({ kind: 'window' as const, weekday, ...window }))]
  })
}

/** The weekdays with a time of use that was begun but lacks its beginning or its end, or has a text that is not a time. */
export function daysToCorrect(draft: TimeDraft): Weekday[] {
  return weekdays.filter((_, at) => draft[at]!.windows.some(isBegun))
}

/** Whether something is filled in, but not two times. */
export function isBegun(window: TypedWindow): boolean {
  return !isWhole(window) && Boolean(window.from || window.to)
}

/** Whether its beginning and its end are both times of a day. */
export function isWhole({ from, to }: TypedWindow): boolean {
  return isTime(from) && isTime(to)
}

export function isTime(typed: string): boolean {
  return timeOfDay.test(typed)
}

/** What was typed; a day whose limit is missing or no number stays as it is saved. */
export function readDraft(typed: Typed, saved: TimeDraft): TimeDraft {
  const unread = unreadIn(typed)
  return weekdays.map((weekday, at) =>
    unread.includes(weekday)
      ? saved[at]!
      : { minutes: typed[`minutes-${weekday}`]!, windows: windowsIn(typed, weekday) },
  )
}

/** The weekdays whose limit is not in the form, or no number: each day of ours has one, if only an empty one. */
export function unreadIn(typed: Typed): Weekday[] {
  return weekdays.filter(weekday => !/^\d{0,4}$/.test(typed[`minutes-${weekday}`] ?? 'missing'))
}

/** As many as were sent: another client may have laid down more than the form adds. */
function windowsIn(typed: Typed, weekday: Weekday): TypedWindow[] {
  const places = Object.keys(typed).flatMap(name => {
    const [side, of, at] = name.split('-')
    return (side === 'from' || side === 'to') && of === String(weekday) ? Number(at) : []
  })
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .map(at => ({ from: typed[`from-${weekday}-${at}`] ?? '', to: typed[`to-${weekday}-${at}`] ?? '' }))
    .filter(({ from, to }) => from || to)
}

/**
 * What a button of the form does with the draft: `copy-3`, `add-3`, `remove-3-0`, `preset-teen`. Where minutes are not
 * in the package, a preset sets the hours of rest alone.
 */
export function changed(draft: TimeDraft, what: string, isFree: boolean): TimeDraft {
  const [act, of = '', which] = what.split('-')
  if (act === 'preset' && presets.includes(of as Preset))
    return draftOf(presetTimes(of as Preset)).map((day, at) => (isFree ? { ...day, minutes: draft[at]!.minutes } : day))
  const chosen = draft[Number(of) - 1]
  if (!chosen) return draft
  if (act === 'copy') return draft.map(() => chosen)
  const { windows } = chosen
  if (act === 'remove') return withDay(draft, Number(of), { ...chosen, windows: windows.toSpliced(Number(which), 1) })
  if (act === 'add' && windows.length < mostWindows)
    return withDay(draft, Number(of), { ...chosen, windows: [...windows, emptyWindow] })
  return draft
}

/** The weekday that a button of the form changes; none of a preset. */
export function weekdayIn(what: string): Weekday[] {
  const [, of] = what.split('-')
  return weekdays.filter(weekday => String(weekday) === of)
}

export function withDay(draft: TimeDraft, weekday: number, changedDay: DayDraft): TimeDraft {
  return draft.map((each, at) => (at === weekday - 1 ? changedDay : each))
}
