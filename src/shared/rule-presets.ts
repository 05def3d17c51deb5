import { type Rule, weekdays } from './rules/policy.ts'

/** By how old the child is: where most families begin. */
export const presets = ['small', 'middle', 'teen'] as const
export type Preset = (typeof presets)[number]

interface Times {
  /** Minutes from Monday to Friday, and on Saturday and Sunday. */
  minutes: readonly [school: number, free: number]
  from: string
  /** On evenings before school, and on Friday and Saturday. */
  to: readonly [school: string, free: string]
}

const times: Record<Preset, Times> = {
  small: { minutes: [45, 90], from: '07:00', to: ['20:00', '20:30'] },
  middle: { minutes: [60, 120], from: '06:30', to: ['21:00', '22:00'] },
  teen: { minutes: [120, 180], from: '06:00', to: ['22:00', '23:00'] },
}

/** The limits of time of a preset. */
export function presetTimes(preset: Preset): Rule[] {
  const { minutes, from, to } = times[preset]
  return weekdays.flatMap((weekday): Rule[] => [
    { kind: 'budget', weekday, minutes: minutes[weekday > 5 ? 1 : 0] },
    { kind: 'window', weekday, from, to: to[weekday === 5 || weekday === 6 ? 1 : 0] },
  ])
}
