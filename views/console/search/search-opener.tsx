import { useContext, useLayoutEffect, useRef } from 'react'
import { consoleWords } from '../../../src/i18n/console.ts'
import { useBook } from '../../books.ts'
import { useHydrated } from '../../parts/hydrated.ts'
import { Icon } from '../../pictures/icon.tsx'
import { OpenPalette } from '../keys/console-keys.tsx'
import { SearchBox } from './search-box.tsx'

/** In the rail and its menu: opens the palette; before the script arrives it is the search box, which needs none. */
export function SearchOpener() {
  const say = useBook(consoleWords)
  const open = useContext(OpenPalette)
  const hydrated = useHydrated()
  const box = useRef<HTMLInputElement>(null)
  // Whoever was typing when the script arrived goes on in the palette.
  const takeOver = useRef(open)
  useLayoutEffect(() => {
    if (box.current && box.current === document.activeElement) takeOver.current(box.current.value)
  }, [])
  if (!hydrated) return <SearchBox box={box} />
  return (
    <div className="search-box">
      <button
        type="button"
        className="input"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onClick={() => open('')}
      >
        <Icon name="search" />
        <span>{say('admin.search')}</span>
        <kbd>Ctrl + K</kbd>
      </button>
    </div>
  )
}
