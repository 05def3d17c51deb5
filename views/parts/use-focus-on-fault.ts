import { type RefObject, useEffect } from 'react'
import type { Outcome } from '../data.ts'

/** After an answer that finds fields wrong, the first of them has the focus. */
export function useFocusOnFault(form: RefObject<HTMLFormElement | null>, outcome: Outcome | undefined): void {
  useEffect(() => {
    if (outcome?.fields || outcome?.faults) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, outcome])
}
