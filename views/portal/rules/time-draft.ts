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

/** The weekdays on which a time of use lacks its beginning or its end, or has what is no time. */
export function wronglyTyped(draft: TimeDraft): Weekday[] {
  return weekdays.filter((_, at) => draft[at]!.windows.some(isBegun))
}

/** Whether something is filled in, but not two times. */
export function isBegun(window: TypedWindow): boolean {
  return !isWhole(window) && Boolean(window.from || window.to)
}

export function isWhole({ from, to }: TypedWindow): boolean {
  return isTime(from) && isTime(to)
}

export function isTime(typed: string): boolean {
  return timeOfDay.test(typed)
}

export function readDraft(typed: Typed): TimeDraft {
  return weekdays.map(weekday => ({
    minutes: /^\d{1,4}$/.test(typed[`minutes-${weekday}`] ?? '') ? typed[`minutes-${weekday}`]! : '',
    windows: Array.from({ length: mostWindows }, (_, at) => ({
      from: typed[`from-${weekday}-${at}`] ?? '',
      to: typed[`to-${weekday}-${at}`] ?? '',
    })).filter(({ from, to }) => from || to),
  }))
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
