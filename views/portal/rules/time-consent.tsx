import { hoursWords } from '../../../src/i18n/hours.ts'
import { useBook } from '../../books.ts'

/** What a limit of minutes needs to have recorded, asked for where it is needed. */
export function TimeConsent() {
  const say = useBook(hoursWords)
  return (
    <section className="card time-consent" aria-labelledby="time-consent">
      <h2 id="time-consent">{say('consent.heading')}</h2>
      <p>{say('consent.why')}</p>
      <ul>
        <li>{say('consent.what.minutes')}</li>
        <li>{say('consent.what.names')}</li>
      </ul>
      <p>{say('consent.keep')}</p>
      <input type="hidden" name="agree" value="time" />
    </section>
  )
}
