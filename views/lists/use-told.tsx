import { useEffect, useRef } from 'react'
import type { Outcome } from '../data.ts'
import { useToast } from '../parts/toast.tsx'
import { type Undo, UndoButton } from './undo.tsx'

/** Tells how a form ended; a success, or what is `done` of it, with the way back where nothing was lost. */
export function useTold(
  outcome: Outcome | undefined,
  told: { done?: string; failed?: string; undo?: Undo | undefined },
) {
  const tell = useToast()
  const latest = useRef(told)
  useEffect(() => {
    latest.current = told
  })
  useEffect(() => {
    if (!outcome) return
    const { done, failed, undo } = latest.current
    if (!outcome.success && !done) tell(failed ? `${failed}: ${outcome.message}` : outcome.message, 'danger')
    else if (undo) tell(done ?? outcome.message, 'success', close => <UndoButton undo={undo} close={close} />)
    else tell(done ?? outcome.message)
  }, [outcome, tell])
}
