import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dateWords } from '../../src/i18n/dates.ts'
import { formatDate, isDate, readTypedDate } from '../../src/shared/dates.ts'
import { useBook } from '../books.ts'
import { Calendar } from './calendar.tsx'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { useHydrated } from './hydrated.ts'
import { IconButton } from './icon-button.tsx'

type Props = FieldWords & { name: string; defaultValue?: string | undefined }

/** A date, typed and shown as `21/11/2026` whatever the browser's language, with a calendar. The value may be either form. */
export function DateField({ label, hint, error, required, name, defaultValue = '' }: Props) {
  const say = useBook(dateWords)
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  // A link or Back may change a filter; the focused field keeps what is being typed.
  const before = useRef(defaultValue)
  useEffect(() => {
    const isSame = before.current === defaultValue
    before.current = defaultValue
    if (isSame || input.current === document.activeElement) return
    input.current!.value = shownDate(defaultValue)
    setWrong(false)
  }, [defaultValue])

  const check = ({ currentTarget: field, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    field.value = shownDate(field.value)
    // A message that appears while a button is being pressed would move it away from the pointer.
    const isPressing = relatedTarget?.matches('button')
    setWrong(!isPressing && field.value !== '' && !isDate(readTypedDate(field.value)))
  }
  const openByKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  const choose = (date: string) => {
    // Unlike the property `value`, this is seen by React, so that a form that listens hears of it.
    input.current!.setRangeText(shownDate(date), 0, input.current!.value.length)
    input.current!.dispatchEvent(new Event('input', { bubbles: true }))
    setOpen(false)
  }

  return (
    <FieldFrame {...{ label, hint, required }} error={isWrong ? say('date.none') : error}>
      {wiring => (
        <span className="input-frame">
          <input
            {...wiring}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className="input"
            name={name}
            placeholder="dd/mm/yyyy"
            defaultValue={shownDate(defaultValue)}
            onInput={() => setWrong(false)}
            onBlur={check}
            onKeyDown={openByKey}
          />
          <IconButton
            icon="calendar"
            label={say('date.calendar', { label })}
            aria-haspopup="dialog"
            hidden={!hydrated}
            onClick={() => setOpen(true)}
          />
          {isOpen && (
            <Calendar
              chosen={readTypedDate(input.current!.value)}
              field={input.current!}
              onChoose={choose}
              onClose={() => setOpen(false)}
            />
          )}
        </span>
      )}
    </FieldFrame>
  )
}

/** As people write it; a text that is no date stays as it was typed. */
function shownDate(text: string): string {
  const date = readTypedDate(text.trim())
  return isDate(date) ? formatDate(date) : text
}
