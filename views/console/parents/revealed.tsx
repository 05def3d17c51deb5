import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { parentWords } from '../../../src/i18n/parents.ts'
import { useBook } from '../../books.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import { Button } from '../../parts/button.tsx'

const shownMilliseconds = 30_000

interface Revealed {
  passwords: Record<number, string>
  reveal: (id: number, password: string) => void
  hide: (id: number) => void
}

const RevealedPasswords = createContext<Revealed>({ passwords: {}, reveal: () => {}, hide: () => {} })

export function useRevealed(): Revealed {
  return useContext(RevealedPasswords)
}

/** The passwords shown at present, kept only in the memory of this page. */
export function RevealedProvider({ children }: { children: ReactNode }) {
  const [passwords, setPasswords] = useState<Record<number, string>>({})
  const reveal = useCallback((id: number, password: string) => setPasswords(now => ({ ...now, [id]: password })), [])
  const hide = useCallback((id: number) => setPasswords(({ [id]: _, ...rest }) => rest), [])
  const value = useMemo(() => ({ passwords, reveal, hide }), [passwords, reveal, hide])
  return <RevealedPasswords value={value}>{children}</RevealedPasswords>
}

/** The masked password of a row. Revealed by a dialog, and hidden again when the row or the page is left. */
export function MaskedPassword({ id, parent }: { id: number; parent: string }) {
  const say = useBook(parentWords)
  const { passwords, hide } = useRevealed()
  const password = passwords[id]
  useEffect(() => {
    if (password === undefined) return
    const forget = () => hide(id)
    const timer = setTimeout(forget, shownMilliseconds)
    window.addEventListener('pagehide', forget)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', forget)
    }
  }, [id, password, hide])
  useEffect(() => () => hide(id), [id, hide])
  if (password === undefined)
    return (
      <span className="masked">
        <span aria-hidden="true">••••</span>
        <span className="unseen">{say('reveal.masked')}</span>
        <DialogButton opens={{ name: 'mat-khau', id }} kind="quiet" aria-label={say('reveal.show_of', { parent })}>
          {say('reveal.show')}
        </DialogButton>
      </span>
    )
  return (
    <span className="masked">
      <code role="status">{password}</code>
      <Button kind="quiet" aria-label={say('reveal.hide_of', { parent })} onClick={() => hide(id)}>
        {say('reveal.hide')}
      </Button>
    </span>
  )
}
