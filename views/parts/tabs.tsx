import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export type Tab = { id: string; label: string; panel: ReactNode }

type Props = { label: string; tabs: readonly Tab[]; selected?: string; onSelect?: (id: string) => void }

/** `selected` with `onSelect` is steered from outside; `selected` alone is where it starts. */
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
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="tab"
            id={`${base}-${id}`}
            aria-controls={`${base}-${id}-panel`}
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            onClick={() => select(id)}
          >
            {words}
          </button>
        ))}
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
