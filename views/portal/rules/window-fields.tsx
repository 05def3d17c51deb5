import { hoursWords } from '../../../src/i18n/hours.ts'
import { useBook } from '../../books.ts'
import { Field } from '../../parts/field.tsx'
import { Act } from './act.tsx'
import { type DayDraft, isTime, isWhole } from './time-draft.ts'

type TypedWindow = DayDraft['windows'][number]

type Props = {
  weekday: number
  /** Its place among those of the day, from 0. */
  at: number
  window: TypedWindow
  change: (window: TypedWindow) => void
  press: (what: string) => void
  /** The id of the sentence that this time of use is not whole, where there is one. */
  wrong: string | undefined
}

/** A time of use: from, until, and what takes it away. */
export function WindowFields({ weekday, at, window, change, press, wrong }: Props) {
  const say = useBook(hoursWords)
  const { from, to } = window
  const place = { at: at + 1 }
  const marked = (time: string) => (wrong && !isTime(time) ? { 'aria-invalid': true, 'aria-describedby': wrong } : {})
  return (
    <fieldset className="window-fields">
      <legend className="unseen">{say('window.legend', place)}</legend>
      <Field
        type="time"
        label={say('window.from')}
        name={`from-${weekday}-${at}`}
        value={from}
        {...marked(from)}
        onChange={({ target }) => change({ from: target.value, to })}
      />
      <Field
        type="time"
        label={say('window.to')}
        name={`to-${weekday}-${at}`}
        value={to}
        {...marked(to)}
        onChange={({ target }) => change({ from, to: target.value })}
      />
      <Act what={`remove-${weekday}-${at}`} press={press} kind="quiet" icon="x">
        {say('window.remove', place)}
      </Act>
      {isWhole(window) && to !== '00:00' && to <= from && <p className="soft">{say('window.next_day')}</p>}
    </fieldset>
  )
}
