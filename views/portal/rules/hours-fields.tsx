import type { ReactNode } from 'react'
import { hoursWords } from '../../../src/i18n/hours.ts'
import { presets } from '../../../src/shared/rule-presets.ts'
import { weekdays } from '../../../src/shared/rules/policy.ts'
import { useBook } from '../../books.ts'
import { Act } from './act.tsx'
import { DayFields } from './day-fields.tsx'
import type { HoursOutcome } from './hours-action.ts'
import { daysToCorrect } from './time-draft.ts'
import type { HoursDraft } from './use-hours-draft.ts'

/** Buttons that fill in all weekdays. */
export function PresetButtons({ press }: Pick<HoursDraft, 'press'>) {
  const say = useBook(hoursWords)
  return (
    <Part heading={say('presets')} hint={say('presets.hint')}>
      <div className="row">
        {presets.map(preset => (
          <Act key={preset} what={`preset-${preset}`} press={press}>
            {say(`preset.${preset}`)}
          </Act>
        ))}
      </div>
    </Part>
  )
}

type DaysProps = { typed: HoursDraft; answered: HoursOutcome | undefined }

/** The times of each weekday. */
export function Days({ typed: { draft, change, press }, answered }: DaysProps) {
  const say = useBook(hoursWords)
  const toCorrect = answered?.error === 'times' ? daysToCorrect(draft) : []
  return (
    <Part heading={say('days')}>
      <div className="hours-days">
        {weekdays.map(weekday => (
          <DayFields
            key={weekday}
            weekday={weekday}
            day={draft[weekday - 1]!}
            open={answered?.open.includes(weekday) ?? false}
            isWrong={toCorrect.includes(weekday)}
            isUnread={answered?.unread?.includes(weekday) ?? false}
            change={day => change(weekday, day)}
            press={press}
          />
        ))}
      </div>
    </Part>
  )
}

function Part({ heading, hint, children }: { heading: string; hint?: string; children: ReactNode }) {
  return (
    <section className="hours-part">
      <h2>{heading}</h2>
      {hint && <p className="soft">{hint}</p>}
      {children}
    </section>
  )
}
