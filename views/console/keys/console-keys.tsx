import { createContext, type ReactNode, useEffect, useState } from 'react'
import { KeyList } from './key-list.tsx'
import { Palette } from './palette.tsx'

/** Opens the palette, with a text that was typed elsewhere. */
export const OpenPalette = createContext<(typed: string) => void>(() => {})

const typing = 'input, textarea, select, [contenteditable], dialog'

/** The keys of every page of the console: Ctrl+K and / open the palette, ? lists the keys. */
export function ConsoleKeys({ children }: { children: ReactNode }) {
  const [palette, setPalette] = useState<{ typed: string }>()
  const [isListed, setListed] = useState(false)
  useEffect(() => {
    // until now it kept the first key from being lost
    document.onkeydown = null
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey
      const isTyping = event.target instanceof Element && event.target.closest(typing)
      const opensPalette = isCommand ? event.key === 'k' && !event.altKey : event.key === '/' && !isTyping
      if (!opensPalette && (event.key !== '?' || isCommand || isTyping)) return
      event.preventDefault()
      setListed(!opensPalette)
      setPalette(open => (opensPalette && !open ? { typed: '' } : undefined))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <OpenPalette value={typed => setPalette({ typed })}>
      {children}
      {palette && <Palette first={palette.typed} close={() => setPalette(undefined)} />}
      {isListed && <KeyList close={() => setListed(false)} />}
    </OpenPalette>
  )
}
