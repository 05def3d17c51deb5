import { useRef } from 'react'
import { toolWords } from '../../src/i18n/list-tools.ts'
import { useBook } from '../books.ts'
import { useHydrated } from '../parts/hydrated.ts'
import type { Column } from '../parts/table.tsx'
import type { Choosing } from './choosing.ts'
import { useTicks } from './use-ticks.ts'

interface Props<Row> {
  /** The id of the form that the boxes belong to. */
  form: string
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  choosing: Choosing<Row> | undefined
}

/** The column of boxes, for a list whose rows can be chosen. */
export function useChoosingColumn<Row>({ form, rows, rowKey, choosing }: Props<Row>): Column<Row>[] {
  const say = useBook(toolWords)
  const hydrated = useHydrated()
  if (!choosing || rows.length === 0) return []
  return [
    {
      key: 'chon',
      label: '',
      head: hydrated ? <AllBox form={form} rows={rows} /> : <span className="unseen">{say('choose_head')}</span>,
      cell: row => (
        <label className="row-tick">
          <input
            type="checkbox"
            className="row-choice"
            name="chon"
            value={rowKey(row)}
            form={form}
            aria-label={say('choose', { row: choosing.nameOf(row) })}
          />
        </label>
      ),
    },
  ]
}

/** Ticks all rows or none, and shows whether all are ticked, or some. */
function AllBox({ form, rows }: { form: string; rows: readonly unknown[] }) {
  const say = useBook(toolWords)
  const all = useRef<HTMLInputElement>(null)
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`.row-choice[form="${form}"]`)]
  useTicks(rows, () => {
    const isTicked = boxes().map(({ checked }) => checked)
    all.current!.checked = isTicked.every(Boolean)
    all.current!.indeterminate = isTicked.includes(true) && isTicked.includes(false)
  })
  const tickAll = (checked: boolean) => {
    for (const box of boxes()) box.checked = checked
  }
  return (
    <label className="row-tick">
      <input
        type="checkbox"
        ref={all}
        form={form}
        aria-label={say('choose_all')}
        onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
      />
    </label>
  )
}
