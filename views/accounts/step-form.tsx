import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Notice } from '../parts/notice.tsx'
import { Steps as StepMarks } from '../parts/steps.tsx'
import { AccountCard } from './account-card.tsx'
import { useSecondsLeft } from './countdown.ts'
import { LeadOn } from './lead-on.tsx'
import type { Steps } from './use-steps.ts'

type Props = {
  steps: Steps
  marks: [string, string]
  heading: string
  lead: string
  /** Shown after a success, until the next page opens. */
  leading?: string
  children: ReactNode
}

/** The frame of registering, resetting and changing a password: one form whose steps are shown one after the other. */
export function StepForm({ steps, marks, heading, lead, leading, children }: Props) {
  const { step, done, message, sentTo, clock, form, onSubmit } = steps
  const codeEnded = useSecondsLeft(clock?.endsAt) === 0
  return (
    <AccountCard heading={heading} lead={lead}>
      {done && <LeadOn message={done.message} next={done.next} leading={leading} />}
      <StepMarks steps={marks} current={done ? 3 : step} />
      <Form ref={form} method="post" className="form" noValidate onSubmit={onSubmit} inert={Boolean(done)}>
        <input type="hidden" name="da_gui" value={codeEnded ? '' : (sentTo ?? '')} />
        {message && (
          <Notice key={message.text} tone={message.bad ? 'danger' : 'success'} live>
            {message.text}
          </Notice>
        )}
        {children}
      </Form>
    </AccountCard>
  )
}
