import { useEffect, useRef, useState } from 'react'
import { useActionData, useFetcher, useLocation, useNavigate } from 'react-router'
import type { Outcome } from '../data.ts'
import { useToast } from '../parts/toast.tsx'

/** Sends the form of a dialog without leaving the page. A success shows a toast, then closes the dialog or opens the next. */
export function useSaving(close: () => void) {
  const fetcher = useFetcher<Outcome>()
  const tell = useToast()
  const [dropped, drop] = useState<Outcome>()
  // Without JavaScript, the outcome is in the action data of the page.
  const posted = useActionData<Outcome>()
  const latest = fetcher.data ?? posted
  const outcome = latest === dropped || latest?.success ? undefined : latest
  const navigate = useNavigate()
  const { state } = useLocation()
  const leave = (next: string | undefined) => {
    if (next) navigate(next, { replace: true, preventScrollReset: true, state })
    else close()
  }
  const left = useRef(leave)
  useEffect(() => {
    left.current = leave
  })
  useEffect(() => {
    if (!fetcher.data?.success) return
    // what changed nothing says nothing
    const { message, notDone } = fetcher.data
    if (message) tell(message, notDone ? 'danger' : 'success')
    left.current(fetcher.data.next)
  }, [fetcher.data, tell])
  return { fetcher, outcome, busy: fetcher.state === 'submitting', forget: () => drop(latest) }
}
