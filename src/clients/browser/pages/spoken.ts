import { clockInVietnam, dateInVietnam, formatDate } from '../../../shared/dates.ts'
import type { Say } from '../say.ts'

/** `80` → "1 giờ 20 phút". */
export function duration(minutes: number, say: Say): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return say('time.minutes', { minutes: rest })
  return rest === 0 ? say('time.hours', { hours }) : say('time.both', { hours, minutes: rest })
}

/** `21:30` on the clock of Vietnam. */
export function clockTime(moment: number): string {
  return clockInVietnam(new Date(moment))
}

/** `23/11/2026`. */
export function calendarDay(moment: number): string {
  return formatDate(dateInVietnam(new Date(moment)))
}

/** When the machine opens again; midnight is a time that no child waits for. */
export function opensAt(moment: number, now: number, say: Say): string {
  const time = clockTime(moment)
  if (calendarDay(moment) === calendarDay(now)) return say('today.opens', { time })
  return time === '00:00' ? say('tomorrow.new') : say('tomorrow.opens', { time })
}
