import { useEffect, useRef } from 'react'
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

/** Beside a message: takes back what it tells, by a press or Ctrl+Z. */
export function UndoButton({ undo: { action, fields }, close }: { undo: Undo; close: () => void }) {
  const say = useBook(toolWords)
  const tell = useToast()
  const fetcher = useFetcher<Outcome>()
  const form = useRef<HTMLFormElement>(null)
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
    function undoByKey(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea')
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', undoByKey)
    return () => document.removeEventListener('keydown', undoByKey)
  }, [])
  return (
    <fetcher.Form method="post" action={action} ref={form}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="quiet" busy={fetcher.state !== 'idle'} aria-keyshortcuts="Control+Z">
        {say('undo')}
      </Button>
    </fetcher.Form>
  )
}
