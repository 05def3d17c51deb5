import { Link } from 'react-router'
import { dayWords } from '../../../src/i18n/day.ts'
import { weekWords } from '../../../src/i18n/week.ts'
import { addDays, formatDate, startOfDay } from '../../../src/shared/dates.ts'
import { weekdayOf } from '../../../src/shared/rules/week.ts'
import { useBook } from '../../books.ts'
import { Icon } from '../../pictures/icon.tsx'
import { capital } from '../rules/week-sentences.ts'

/** The day that is shown, between the days before and after it. */
export function DayNav({ day, today, oldest }: { day: string; today: string; oldest: string }) {
  const say = useBook(dayWords)
  return (
    <nav className="day-nav" aria-label={say('choose')}>
      {day > oldest ? (
        <Link to={`?day=${addDays(day, -1)}`} preventScrollReset>
          <Icon name="chevron-left" />
          <span className="unseen">{say('before')}</span>
        </Link>
      ) : (
        <span />
      )}
      <span aria-current="date">
        <strong>{useNameOfDay(day, today)}</strong> <span className="figures soft">{formatDate(day)}</span>
      </span>
      {day < today ? (
        <Link to={addDays(day, 1) === today ? '.' : `?day=${addDays(day, 1)}`} preventScrollReset>
          <Icon name="chevron-right" />
          <span className="unseen">{say('after')}</span>
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

function useNameOfDay(day: string, today: string): string {
  const say = useBook(dayWords)
  const sayWeek = useBook(weekWords)
  if (day === today) return say('today')
  if (day === addDays(today, -1)) return say('yesterday')
  return capital(sayWeek(`day.${weekdayOf(startOfDay(day).getTime())}`))
}
