import { type KeyboardEvent, useId, useState } from 'react'
import { familyWords } from '../../../src/i18n/family.ts'
import { useBook } from '../../books.ts'
import { FieldFrame } from '../../parts/field-frame.tsx'
import { useFound } from '../use-found.ts'
import { fieldsBeside, type Picking, type Suggestion, suggestionOf } from './suggestion.ts'

/** A field with suggestions, by the combobox pattern of ARIA: the focus stays in the field. */
export function Combobox({ field, name, kind, label, present, error }: Picking & { error?: string }) {
  const say = useBook(familyWords)
  const list = useId()
  const beside = fieldsBeside(name)
  const [picked, pick] = useState<Suggestion | undefined>(present)
  const [text, setText] = useState(present?.name ?? field(beside.typed).defaultValue)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isPicked = picked?.name === text
  const answer = useFound('/goi-y', { loai: kind, q: isPicked ? '' : text.trim() })
  const found = answer?.map(suggestionOf)
  const rows = (open && found) || []
  const failed = answer === null && say('pick.failed')
  const type = (typed: string) => {
    setText(typed)
    setOpen(true)
    setActive(-1)
  }
  const take = (row: Suggestion) => {
    pick(row)
    setText(row.name)
    setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const row = rows[active]
    if (step && !open) setOpen(true)
    else if (step) setActive((active + step + rows.length) % Math.max(rows.length, 1))
    else if (event.key === 'Enter' && row) take(row)
    else if (event.key === 'Escape' && rows.length > 0) setOpen(false)
    else return
    event.preventDefault()
  }
  return (
    <div className="combobox">
      <FieldFrame
        label={label}
        hint={isPicked ? picked.detail : failed || say('pick.hint')}
        required
        {...(error && { error })}
      >
        {wiring => (
          <input
            {...wiring}
            className="input"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={list}
            aria-activedescendant={rows[active] && `${list}-${active}`}
            autoComplete="off"
            name={beside.typed}
            value={text}
            onChange={event => type(event.target.value)}
            onKeyDown={press}
            onBlur={() => setOpen(false)}
          />
        )}
      </FieldFrame>
      <div id={list} role="listbox" aria-label={label} className="combobox-list" hidden={rows.length === 0}>
        {rows.map((row, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={row.id}
            id={`${list}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            onPointerDown={event => event.preventDefault()}
            onClick={() => take(row)}
          >
            {row.name} <span className="soft">{row.detail}</span>
          </div>
        ))}
      </div>
      <span className="unseen" role="status">
        {open && (found ? say('pick.count', { count: found.length }) : failed)}
      </span>
      <input type="hidden" name={name} value={isPicked ? picked.id : ''} />
      <input type="hidden" name={beside.searched} value={isPicked ? text : ''} />
    </div>
  )
}
