import { weekWords } from '../../../src/i18n/week.ts'
import { type Rule, weekdays } from '../../../src/shared/rules/policy.ts'
import { openTimes } from '../../../src/shared/rules/week-times.ts'
import { useBook } from '../../books.ts'
import { DayBar, HoursOfBar } from '../day-bar.tsx'
import { useMinutes } from '../minutes.ts'
import { budgetSentences, restSentences } from './week-sentences.ts'

/** The week of these rules, as a picture and in sentences that say the same. */
export function WeekPicture({ rules }: { rules: readonly Rule[] }) {
  const say = useBook(weekWords)
  const spanOf = useMinutes()
  const days = openTimes(rules)
  return (
    <div className="times-week">
      <div className="times-week-days figures" aria-hidden="true">
        {weekdays.map(weekday => (
          <div key={weekday}>
            <span>{say(`short.${weekday}`)}</span>
            <DayBar spans={days[weekday - 1]!} height={16} />
          </div>
        ))}
        <div className="times-week-hours">
          <span />
          <span>
            <HoursOfBar />
          </span>
        </div>
      </div>
      <p className="times-week-key" aria-hidden="true">
        <span /> {say('key.use')} <span /> {say('key.rest')}
      </p>
      <ul className="plain times-week-sentences">
        {[...restSentences(say, rules), ...budgetSentences(say, spanOf, rules)].map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
