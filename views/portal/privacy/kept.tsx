import { childPrivacyWords } from '../../../src/i18n/child-privacy.ts'
import { useBook } from '../../books.ts'

const kept = ['profile', 'time', 'history', 'rules', 'events', 'consents'] as const

/** All that is kept about a child, and for how long. */
export function Kept() {
  const say = useBook(childPrivacyWords)
  return (
    <section className="card privacy-part" aria-labelledby="kept">
      <h2 id="kept">{say('kept')}</h2>
      <dl className="privacy-kept">
        {kept.map(each => (
          <div key={each}>
            <dt>{say(`kept.${each}`)}</dt>
            <dd className="soft">{say(`kept.${each}_text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{say('kept.never')}</p>
    </section>
  )
}
