import { useId } from 'react'
import { Link } from 'react-router'
import { pricingWords } from '../../src/i18n/pricing.ts'
import { brand } from '../../src/shared/brand.ts'
import { useBook } from '../books.ts'
import { onOneLine } from '../parts/on-one-line.ts'
import { Panel } from '../parts/panel.tsx'

/** `copies` tells whether copies of passwords are kept, which administrators can open. */
export function Questions({ copies }: { copies: boolean }) {
  const say = useBook(pricingWords)
  const title = useId()
  return (
    <section className="questions" aria-labelledby={title}>
      <h3 id={title}>{say('questions')}</h3>
      <Panel title={say('q_free')}>{say('a_free')}</Panel>
      <Panel title={say('q_children')}>{say('a_children')}</Panel>
      <Panel title={say('q_end')}>{say('a_end')}</Panel>
      <Panel title={say('q_refund')}>{say('a_refund', { hotline: onOneLine(brand.hotline) })}</Panel>
      <Panel title={say('q_admin')}>
        <p>{say('a_admin')}</p>
        <p>{say(copies ? 'a_password_copied' : 'a_password')}</p>
        <p>
          <Link to="/privacy">{say('privacy_link')}</Link>
        </p>
      </Panel>
      <Panel title={say('q_privacy')}>{say('a_privacy')}</Panel>
    </section>
  )
}
