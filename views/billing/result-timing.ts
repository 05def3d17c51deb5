import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

const secondsBeforeDialog = 0.5
/** Seconds between the requests while the gateway has not reported the outcome: about two minutes in total. */
const pauses = [2, 4, 8, 16, 32, 60]

/** Reloads the result after growing pauses. True once it has given up. */
export function useReloading(pending: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const seconds = pauses[asked]
    if (!pending || seconds === undefined) return
    const timer = setTimeout(() => {
      revalidate().finally(() => setAsked(asked + 1))
    }, seconds * 1000)
    return () => clearTimeout(timer)
  }, [pending, asked, revalidate])
  return pending && asked >= pauses.length
}

export function useDialogSoon(success: boolean): [open: boolean, close: () => void] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!success) return
    const timer = setTimeout(() => setOpen(true), secondsBeforeDialog * 1000)
    return () => clearTimeout(timer)
  }, [success])
  return [open, () => setOpen(false)]
}
