import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paletteWords } from '../../../src/i18n/palette.ts'
import { search } from '../../../src/shared/parent-lists.ts'
import { useBook } from '../../books.ts'
import { Modal } from '../../parts/modal.tsx'
import { Icon } from '../../pictures/icon.tsx'
import { useFound } from '../use-found.ts'
import { useEntries } from './entries.ts'

/** One field for everything in the console. The first match is selected, so that Enter opens it. */
export function Palette({ first, close }: { first: string; close: () => void }) {
  const say = useBook(paletteWords)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(first)
  const [chosen, choose] = useState<string>()
  const typed = text.trim()
  const hits = useFound('/tim-kiem', { q: typed })
  const groups = useEntries(typed, hits ?? undefined)
  const entries = groups.flatMap(group => group.entries)
  const selected = entries.find(({ to }) => to === chosen) ?? entries[0]
  const idOf = (to: string) => `${id}${to}`
  const selectedId = selected && idOf(selected.to)

  useEffect(() => field.current!.setSelectionRange(first.length, first.length), [first])
  useEffect(() => {
    if (selectedId) document.getElementById(selectedId)?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])

  const press = (event: KeyboardEvent) => {
    // Enter that ends a word of an input method chooses nothing yet.
    if (event.nativeEvent.isComposing || !selected) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key !== 'Enter' && !step) return
    event.preventDefault()
    if (step) choose(entries.at((entries.indexOf(selected) + step) % entries.length)!.to)
    else document.getElementById(idOf(selected.to))!.click()
  }
  const nothing = typed && !search.q.fromTyped(typed) ? 'palette.signs' : 'palette.none'
  return (
    <Modal title={say('palette.title')} open onClose={close}>
      <div className="palette">
        <input
          ref={field}
          className="input"
          type="text"
          role="combobox"
          aria-label={say('palette.field')}
          placeholder={say('palette.field')}
          aria-expanded={entries.length > 0}
          aria-controls={id}
          aria-activedescendant={selectedId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={event => {
            setText(event.target.value)
            choose(undefined)
          }}
          onKeyDown={press}
        />
        <p className="unseen" role="status">
          {entries.length > 0 ? say('palette.count', { count: entries.length }) : say(nothing)}
        </p>
        {entries.length === 0 && <p className="soft">{say(nothing)}</p>}
        {hits === null && <p className="soft">{say('palette.failed')}</p>}
        <div id={id} role="listbox" aria-label={say('palette.title')} className="palette-list">
          {groups.map(({ label, entries: offered }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div key={label ?? ''} role="group" aria-label={label}>
              {label && (
                <p className="palette-label" aria-hidden="true">
                  {label}
                </p>
              )}
              {offered.map(({ to, name, icon, note }) => (
                <Link
                  key={to}
                  id={idOf(to)}
                  role="option"
                  aria-selected={to === selected?.to}
                  tabIndex={-1}
                  to={to}
                  onClick={close}
                >
                  <Icon name={icon} />
                  <span>{name}</span>
                  {note && <span className="soft">{note}</span>}
                </Link>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Modal>
  )
}
