import { type ReactNode, useEffect } from 'react'
import { useActionData } from 'react-router'
import type { Outcome } from '../data.ts'
import { Notice } from '../parts/notice.tsx'
import { useToast } from '../parts/toast.tsx'
import type { Dialog } from './dialogs.tsx'

/**
 * A form that saves where it stands, such as a button of a row. It is registered as a dialog to get an address and an
 * action; without JavaScript it shows why it was refused.
 */
export function formInPlace(
  act: NonNullable<Dialog<true>['act']>,
  Show: () => ReactNode = () => <Refused />,
): Dialog<true> {
  return { load: async () => true, act, Show }
}

/** Shows the outcome of the form in a toast. */
export function useOutcomeToast(outcome: Outcome | undefined, failed?: string): void {
  const tell = useToast()
  useEffect(() => {
    if (outcome?.success) tell(outcome.message)
    else if (outcome) tell(refusal(outcome, failed), 'danger')
  }, [outcome, failed, tell])
}

/** The reason of a refusal, for a form sent without JavaScript. With JavaScript, a toast shows it. */
export function Refused({ failed }: { failed?: string }) {
  const posted = useActionData<Outcome>()
  if (!posted || posted.success) return null
  return (
    <div className="form-answer">
      <Notice tone="danger" live>
        {refusal(posted, failed)}
      </Notice>
    </div>
  )
}

function refusal({ message }: Outcome, failed: string | undefined): string {
  return failed ? `${failed}: ${message}` : message
}
