import { todayWords } from '../../src/i18n/today.ts'
import { addDays, clockInVietnam, dateInVietnam, formatDate, timeInVietnam } from '../../src/shared/dates.ts'
import { useBook } from '../books.ts'

/** Says a moment (ISO) as somebody would at another: “21:00”, “nửa đêm”, “06:30 ngày mai”. */
export function useMoment(): (moment: string, now: string) => string {
  const say = useBook(todayWords)
  return (moment, now) => {
    const [at, today] = [new Date(moment), dateInVietnam(new Date(now))]
    const [date, time] = [dateInVietnam(at), clockInVietnam(at)]
    if (date === today) return time
    if (date !== addDays(today, 1)) return say('today.on_day', { time, date: formatDate(date).slice(0, 5) })
    return isMidnight(moment) ? say('today.midnight') : say('today.tomorrow', { time })
  }
}

/** Whether a moment is the beginning of a day in Vietnam. */
export function isMidnight(moment: string): boolean {
  return timeInVietnam(new Date(moment)) === '00:00:00'
}
