import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { toolWords } from '../../src/i18n/list-tools.ts'
import { useBook } from '../books.ts'
import type { Outcome } from '../data.ts'
import { Button } from '../parts/button.tsx'
import { useToast } from '../parts/toast.tsx'

/** A form that puts back what was there before. */
export interface Undo {
  action: string
  fields: Record<string, string>
}

/** What can be undone, the newest last. */
const offers: (() => void)[] = []

/** Beside a message: takes back what it tells, by a press, or by Ctrl+Z while no newer one can be undone. */
export function UndoButton({ undo: { action, fields }, close }: { undo: Undo; close: () => void }) {
  const say = useBook(toolWords)
  const tell = useToast()
  const fetcher = useFetcher<Outcome>()
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const ended = useRef<() => void>(undefined)
  useEffect(() => {
    ended.current = () => {
      if (fetcher.data?.success) tell(say('undone'))
      else tell(fetcher.data?.message ?? '', 'danger')
      close()
    }
  })
  useEffect(() => {
    if (fetcher.data) ended.current?.()
  }, [fetcher.data])
  useEffect(() => {
    const undo = () => form.current?.requestSubmit()
    offers.push(undo)
    document.addEventListener('keydown', undoNewest)
    return () => {
      offers.splice(offers.indexOf(undo), 1)
      if (offers.length === 0) document.removeEventListener('keydown', undoNewest)
    }
  }, [])
  const send = (event: FormEvent) => {
    if (isSent.current) event.preventDefault()
    isSent.current = true
  }
  return (
    <fetcher.Form method="post" action={action} ref={form} onSubmit={send}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="quiet" busy={fetcher.state !== 'idle'} aria-keyshortcuts="Control+Z">
        {say('undo')}
      </Button>
    </fetcher.Form>
  )
}

function undoNewest(event: KeyboardEvent): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  const isTyping = event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea')
  if (!isUndo || isTyping || event.defaultPrevented) return
  event.preventDefault()
  // a key that is held down repeats, and would go on to what was done before
  if (!event.repeat) offers.at(-1)?.()
}
