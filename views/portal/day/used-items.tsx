import { dayWords } from '../../../src/i18n/day.ts'
import { readableSite } from '../../../src/shared/readable-site.ts'
import { useBook } from '../../books.ts'
import { useMinutes } from '../minutes.ts'
import type { DayRead } from './read-day.ts'

type Item = NonNullable<DayRead['usage']>['items'][number]

/** Sites and apps by how long they were used. */
export function UsedItems({ items }: { items: readonly Item[] }) {
  const say = useBook(dayWords)
  const timeOf = useSeconds()
  const most = Math.max(...items.map(({ seconds }) => seconds))
  return (
    <section className="card day-part" aria-labelledby="day-items">
      <h2 id="day-items">{say('items')}</h2>
      <ul className="plain day-items">
        {items.map(({ kind, name, seconds }) => (
          <li key={`${kind} ${name}`}>
            <span>{kind === 'rest' ? say('rest') : readableSite(name)}</span>
            <span className="soft figures">{timeOf(seconds)}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * seconds) / most} height="6" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function useSeconds(): (seconds: number) => string {
  const say = useBook(dayWords)
  const spanOf = useMinutes()
  return seconds => (seconds < 60 ? say('under_minute') : spanOf(Math.round(seconds / 60)))
}
