import { type RefObject, useEffect } from 'react'
import type { Outcome } from '../data.ts'

/** After an answer that finds fields wrong, the first of them has the focus. */
export function useFocusOnFault(place: RefObject<HTMLElement | null>, outcome: Outcome | undefined): void {
  useEffect(() => {
    if (outcome?.fields || outcome?.faults) place.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [place, outcome])
}
