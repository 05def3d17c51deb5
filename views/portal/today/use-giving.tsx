import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import { UndoButton } from '../../lists/undo.tsx'
import { useToast } from '../../parts/toast.tsx'
import { newId } from '../new-id.ts'
import type { ChildToday } from '../read-family.ts'
import type { Done } from './act.ts'
import { useGiven } from './given.ts'

/** Sends the forms of one child without leaving the page, and offers for ten seconds to undo what the last one did. */
export function useGiving(child: ChildToday, now: string) {
  const { ma_tre_em, ten } = child
  const say = useBook(todayWords)
  const fetcher = useFetcher<Done>()
  const tell = useToast()
  const said = useGiven()
  const answered = useRef<(done: Done) => void>(undefined)
  useEffect(() => {
    answered.current = ({ success, message, given, undone, isRefusal }) => {
      if (!success) return tell(message, 'danger')
      if (isRefusal) return tell(say('given.refused', { name: ten }))
      if (undone && undone.kind !== 'lock') {
        const text = say('given.undone', { given: said(undone, child, now) })
        return tell(text, 'success', undefined, 'given')
      }
      const undo: Record<string, string> = given
        ? { viec: 'hoan-tac', id: given.id }
        : { viec: 'cho', con: String(ma_tre_em), kind: 'lock', id: newId() }
      const text = given ? said(given, child, now) : say('given.unlocked', { name: ten })
      // what was given before can still be undone in the card
      tell(text, 'success', close => <UndoButton undo={{ action: '/user', fields: undo }} close={close} />, 'given')
    }
  })
  useEffect(() => {
    if (fetcher.data) answered.current?.(fetcher.data)
  }, [fetcher.data])
  return fetcher
}

export type Giving = ReturnType<typeof useGiving>
