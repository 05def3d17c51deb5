import { hoursWords } from '../../../src/i18n/hours.ts'
import { weekWords } from '../../../src/i18n/week.ts'
import type { Weekday } from '../../../src/shared/rules/policy.ts'
import { useBook } from '../../books.ts'
import { FieldError } from '../../parts/field-frame.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Select } from '../../parts/select.tsx'
import { useMinutes } from '../minutes.ts'
import { Act } from './act.tsx'
import { type DayDraft, isBegun, isWhole } from './time-draft.ts'
import { capital } from './week-sentences.ts'
import { WindowFields } from './window-fields.tsx'

type Props = {
  weekday: Weekday
  day: DayDraft
  open: boolean
  isWrong: boolean
  /** What stands there is saved, for what was sent could not be read. */
  isUnread: boolean
  change: (day: DayDraft) => void
  /** Does what a button of the form says, in the browser. */
  press: (what: string) => void
}

/** The steps that a limit of minutes is chosen in. */
const steps = [15, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360, 480]

/** The limit and the times of use of one weekday; closed, a line that says both. */
export function DayFields({ weekday, day, open, isWrong, isUnread, change, press }: Props) {
  const say = useBook(hoursWords)
  const name = capital(useBook(weekWords)(`day.${weekday}`))
  const summary = useSummary(day)
  return (
    <Panel
      open={open}
      title={
        <span className="day-summary">
          <strong>{name}</strong> <span className="soft figures">{summary}</span>
        </span>
      }
    >
      <div className="form">
        <Select
          label={say('limit.label')}
          name={`minutes-${weekday}`}
          value={day.minutes}
          options={useLimits(day.minutes)}
          onChange={({ target }) => change({ ...day, minutes: target.value })}
        />
        {isUnread && <FieldError id={`limit-${weekday}`}>{say('limit.unread')}</FieldError>}
        {day.windows.length === 0 && <p className="soft">{say('window.all_day')}</p>}
        {day.windows.map((window, at) => (
          <WindowFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a time of use has no other name than its place
            key={at}
            weekday={weekday}
            at={at}
            window={window}
            press={press}
            wrong={isWrong && isBegun(window) ? `times-${weekday}` : undefined}
            change={next => change({ ...day, windows: day.windows.with(at, next) })}
          />
        ))}
        {isWrong && <FieldError id={`times-${weekday}`}>{say('window.wrong')}</FieldError>}
        <div className="row">
          <Act what={`add-${weekday}`} press={press} icon="plus">
            {say('window.add')}
          </Act>
          <Act what={`copy-${weekday}`} press={press}>
            {say('copy')}
          </Act>
        </div>
      </div>
    </Panel>
  )
}

function useLimits(chosen: string) {
  const say = useBook(hoursWords)
  const spanOf = useMinutes()
  const own = Number(chosen)
  const all = chosen === '' || own === 0 || steps.includes(own) ? steps : [...steps, own].toSorted((a, b) => a - b)
  return [
    { value: '', label: say('limit.none') },
    ...all.map(minutes => ({ value: String(minutes), label: spanOf(minutes) })),
    { value: '0', label: say('limit.zero') },
  ]
}

/** '1 giờ · 06:30–21:00' */
function useSummary({ minutes, windows }: DayDraft): string {
  const say = useBook(hoursWords)
  const spanOf = useMinutes()
  if (minutes === '0') return say('limit.zero')
  const times = windows.filter(isWhole).map(({ from, to }) => `${from}–${to}`)
  const limit = minutes === '' ? say('limit.none') : spanOf(Number(minutes))
  const rest = say(windows.some(isBegun) ? 'window.unfinished' : 'window.any')
  return `${limit} · ${times.join(', ') || rest}`
}
