// biome-ignore-all lint/a11y/useSemanticElements: a grid is walked through with the arrow keys, a table is not
// biome-ignore-all lint/a11y/useFocusableInteractive: of a grid one day at a time can be focused
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dateWords } from '../../src/i18n/dates.ts'
import type { Language } from '../../src/i18n/index.ts'
import { dateInVietnam } from '../../src/shared/dates.ts'
import { addMonths } from '../../src/shared/months.ts'
import { useBook } from '../books.ts'
import { useLanguage } from '../words.tsx'
import { Button } from './button.tsx'
import { isShown, moves, weeksOf } from './calendar-days.ts'
import { IconButton } from './icon-button.tsx'
import { placeAt } from './place-at.ts'

interface Props {
  /** The date in the field, or whatever else is in it. */
  chosen: string
  field: HTMLElement
  onChoose: (date: string) => void
  onClose: () => void
}

/** A month to choose a day from: a modal dialog at the field, with the keys that such grids have everywhere. */
export function Calendar({ chosen, field, onChoose, onClose }: Props) {
  const say = useBook(dateWords)
  const language = useLanguage()
  const format = (look: Intl.DateTimeFormatOptions, date: string) => formatIn(language, look, date)
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const today = dateInVietnam(new Date())
  const [day, setDay] = useState(isShown(chosen) ? chosen : today)
  useLayoutEffect(() => {
    const opened = dialog.current!
    opened.showModal()
    placeAt(field, opened)
    focusDay(opened)
    opened.addEventListener('click', ({ target }) => target === opened && opened.close())
    return () => opened.close()
  }, [field])

  const go = (next: string) => isShown(next) && setDay(next)
  const move = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(day, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    flushSync(() => go(next))
    focusDay(dialog.current!)
  }
  return (
    <dialog ref={dialog} className="calendar" aria-label={say('date.choose')} onClose={onClose}>
      <div className="calendar-head">
        <IconButton icon="chevrons-left" label={say('date.year_before')} onClick={() => go(addMonths(day, -12))} />
        <IconButton icon="chevron-left" label={say('date.month_before')} onClick={() => go(addMonths(day, -1))} />
        <p id={title} aria-live="polite">
          {format({ month: 'long', year: 'numeric' }, day)}
        </p>
        <IconButton icon="chevron-right" label={say('date.month_after')} onClick={() => go(addMonths(day, 1))} />
        <IconButton icon="chevrons-right" label={say('date.year_after')} onClick={() => go(addMonths(day, 12))} />
      </div>
      <div role="grid" aria-labelledby={title} className="calendar-days" tabIndex={-1} onKeyDown={move}>
        <div role="row">
          {weeksOf(day)[0]!.map(each => (
            <span role="columnheader" key={each} aria-label={format({ weekday: 'long' }, each)}>
              {format({ weekday: language === 'vi' ? 'narrow' : 'short' }, each)}
            </span>
          ))}
        </div>
        {weeksOf(day).map(week => (
          <div role="row" key={week[0]}>
            {week.map(each =>
              each.slice(0, 7) === day.slice(0, 7) ? (
                <button
                  key={each}
                  type="button"
                  role="gridcell"
                  tabIndex={each === day ? 0 : -1}
                  aria-label={format({ dateStyle: 'full' }, each)}
                  aria-selected={each === chosen}
                  aria-current={each === today ? 'date' : undefined}
                  onClick={() => onChoose(each)}
                >
                  {Number(each.slice(8))}
                </button>
              ) : (
                <span key={each} />
              ),
            )}
          </div>
        ))}
      </div>
      <Button kind="quiet" onClick={() => onChoose(today)}>
        {say('date.today')}
      </Button>
    </dialog>
  )
}

function focusDay(dialog: HTMLElement): void {
  dialog.querySelector<HTMLElement>('[tabindex="0"]')!.focus()
}

function formatIn(language: Language, look: Intl.DateTimeFormatOptions, day: string): string {
  const format = new Intl.DateTimeFormat(language === 'vi' ? 'vi' : 'en-GB', { ...look, timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
