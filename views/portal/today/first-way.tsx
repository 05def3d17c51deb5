import type { ReactNode } from 'react'
import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import { SectionLink } from '../../layout/section-link.tsx'
import { Badge } from '../../parts/badge.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { LinkButton } from '../../parts/link-button.tsx'

export interface Way {
  hasPackage: boolean
  hasChild: boolean
}

/** What is still to be done before the first machine is protected; only the next step has a button. */
export function FirstWay({ hasPackage, hasChild }: Way) {
  const say = useBook(todayWords)
  const steps: { id: 'package' | 'child' | 'machine'; done: boolean; next: ReactNode }[] = [
    {
      id: 'package',
      done: hasPackage,
      next: (
        <SectionLink section="pricing" className={buttonClass({})}>
          <ButtonWords>{say('way.package_do')}</ButtonWords>
        </SectionLink>
      ),
    },
    { id: 'child', done: hasChild, next: <LinkButton to="/user/bat-dau">{say('way.child_do')}</LinkButton> },
    { id: 'machine', done: false, next: <LinkButton to="/user/them-may">{say('machine.add')}</LinkButton> },
  ]
  const next = steps.find(({ done }) => !done)
  return (
    <section className="card first-steps" aria-labelledby="first-way">
      <h2 id="first-way">{say('way.heading')}</h2>
      <ol className="plain">
        {steps.map(step => (
          <li key={step.id}>
            <h3>
              {say(`way.${step.id}`)} {step.done && <Badge tone="success">{say('way.done')}</Badge>}
            </h3>
            {!step.done && <p className="soft">{say(`way.${step.id}_text`)}</p>}
            {step === next && step.next}
          </li>
        ))}
      </ol>
    </section>
  )
}
