import { pricingWords } from '../../src/i18n/pricing.ts'
import { useBook } from '../books.ts'

const parts = ['renewal', 'cancel', 'refund'] as const

/** Explains auto-renewal, cancelling it and refunds. */
export function Renewing() {
  const say = useBook(pricingWords)
  return (
    <div className="renewing">
      <h3>{say('renewal_title')}</h3>
      <dl className="renewing-parts">
        {parts.map(part => (
          <div key={part}>
            <dt>{say(`about.${part}`)}</dt>
            <dd>{say(`about.${part}_text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
