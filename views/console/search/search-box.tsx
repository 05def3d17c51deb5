import { useEffect, useRef } from 'react'
import { useHref, useNavigate, useSearchParams } from 'react-router'
import { consoleWords } from '../../../src/i18n/console.ts'
import { search } from '../../../src/shared/parent-lists.ts'
import { useBook } from '../../books.ts'
import { Icon } from '../../pictures/icon.tsx'

const results = '/admin/tim-kiem'
const typing = 'input, textarea, select, [contenteditable], dialog'

/** On every page of the console. The key / focuses it. */
export function SearchBox() {
  const say = useBook(consoleWords)
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isElsewhere = event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey
      if (isElsewhere || (event.target instanceof Element && event.target.closest(typing))) return
      // The menu of small screens has a second box; only the visible one of the two reacts.
      if (!box.current?.checkVisibility()) return
      event.preventDefault()
      box.current.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <search className="search-box" aria-label={say('admin.search')}>
      <form
        action={useHref(results)}
        onSubmit={event => {
          event.preventDefault()
          navigate(`${results}?${new URLSearchParams({ q: box.current?.value ?? '' })}`)
        }}
      >
        <Icon name="search" />
        <input
          ref={box}
          className="input"
          type="search"
          name="q"
          maxLength={search.q.schema.maxLength}
          aria-label={say('admin.search_for')}
          aria-keyshortcuts="/"
          placeholder={say('admin.search_for')}
          defaultValue={asked.get('q') ?? ''}
        />
      </form>
    </search>
  )
}
