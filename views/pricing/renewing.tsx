import { SwipeRow } from '../parts/swipe-row.tsx'
import { usePricingWords } from './pricing-words.ts'

const parts = ['renewal', 'cancel', 'refund'] as const

/** What a subscription is: how it goes on, how it ends, and when money comes back. */
export function Renewing() {
  const say = usePricingWords()
  return (
    <div className="renewing">
      <h3>{say('renewal_title')}</h3>
      <SwipeRow label={say('renewal_title')} className="renewing-parts">
        {parts.map(part => (
          <div key={part}>
            <h4>{say(`about.${part}`)}</h4>
            <p>{say(`about.${part}_text`)}</p>
          </div>
        ))}
      </SwipeRow>
    </div>
  )
}
