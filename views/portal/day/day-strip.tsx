import { dayWords } from '../../../src/i18n/day.ts'
import { readMap } from '../../../src/shared/rules/day-map.ts'
import { useBook } from '../../books.ts'
import { DayBar, HoursOfBar } from '../day-bar.tsx'
import { clock } from '../rules/week-sentences.ts'
import { spansOf } from './spans.ts'

/** Said in words, pauses of less than five minutes are none. */
const pause = 6

/** The minutes of a day in which a machine was used, on a strip from midnight to midnight. */
export function DayStrip({ minutes }: { minutes: string }) {
  const say = useBook(dayWords)
  const map = readMap(minutes)
  if (!map) return null
  const said = spansOf(map, pause).map(([from, to]) => say('span', { from: clock(from), to: clock(to) }))
  return (
    <figure className="day-strip">
      <DayBar
        spans={spansOf(map)}
        height={40}
        label={said.length > 0 ? say('strip.spans', { spans: said.join(', ') }) : say('strip')}
      />
      <div className="day-strip-hours figures" aria-hidden="true">
        <HoursOfBar />
      </div>
    </figure>
  )
}
