import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router'

/** `to` is its address, for a tab that works before JavaScript arrives. */
type Tab = { id: string; label: string; to?: string; panel: ReactNode }

type Props = { label: string; tabs: readonly Tab[]; selected?: string; onSelect?: (id: string) => void }

/** Controlled by `selected` with `onSelect`; `selected` alone is the initial tab. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(selected ?? tabs[0]?.id)
  const current = onSelect ? selected : own
  const select = onSelect ?? setOwn

  function move(event: KeyboardEvent) {
    const from = tabs.findIndex(tab => tab.id === current)
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const at = (to + tabs.length) % tabs.length
    select(tabs[at]!.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }

  return (
    <div>
      <div className="tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, label: words, to }) => {
          const shared = {
            role: 'tab',
            className: 'tab',
            id: `${base}-${id}`,
            'aria-controls': `${base}-${id}-panel`,
            'aria-selected': id === current,
            tabIndex: id === current ? 0 : -1,
          }
          const press = (event: MouseEvent) => {
            event.preventDefault()
            select(id)
          }
          return to ? (
            <Link key={id} {...shared} to={to} onClick={press}>
              {words}
            </Link>
          ) : (
            <button key={id} {...shared} type="button" onClick={press}>
              {words}
            </button>
          )
        })}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          className="tab-panel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={id !== current}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
