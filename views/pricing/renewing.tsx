import { useId } from 'react'
import { usePricingWords } from './pricing-words.ts'

const parts = ['renewal', 'cancel', 'refund'] as const

/** What a subscription is: how it goes on, how it ends, and when money comes back. */
export function Renewing() {
  const say = usePricingWords()
  const title = useId()
  return (
    <section className="renewing" aria-labelledby={title}>
      <h3 id={title}>{say('renewal_title')}</h3>
      <div className="renewing-parts">
        {parts.map(part => (
          <div key={part}>
            <h4>{say(`about.${part}`)}</h4>
            <p>{say(`about.${part}_text`)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
