import { useEffect, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { Outcome } from '../data.ts'
import { useToast } from '../parts/toast.tsx'

/** Sends the form of a dialog without leaving the page. A success shows a toast and closes the dialog. */
export function useSaving(close: () => void) {
  const fetcher = useFetcher<Outcome>()
  const tell = useToast()
  const [dropped, drop] = useState<Outcome>()
  // Without JavaScript, the outcome is in the action data of the page.
  const posted = useActionData<Outcome>()
  const latest = fetcher.data ?? posted
  const outcome = latest === dropped || latest?.success ? undefined : latest
  const leave = useRef(close)
  useEffect(() => {
    leave.current = close
  })
  useEffect(() => {
    if (!fetcher.data?.success) return
    tell(fetcher.data.message)
    leave.current()
  }, [fetcher.data, tell])
  return { fetcher, outcome, busy: fetcher.state === 'submitting', forget: () => drop(latest) }
}
