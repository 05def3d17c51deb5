import { toolWords } from '../../src/i18n/list-tools.ts'
import { useBook } from '../books.ts'
import { useHydrated } from '../parts/hydrated.ts'
import type { Column } from '../parts/table.tsx'
import type { Choosing } from './choosing.ts'

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
  const tickAll = (checked: boolean) => {
    for (const box of document.querySelectorAll<HTMLInputElement>(`.row-choice[form="${form}"]`)) box.checked = checked
  }
  return [
    {
      key: 'chon',
      label: '',
      head: hydrated ? (
        <label className="row-tick">
          <input
            type="checkbox"
            form={form}
            aria-label={say('choose_all')}
            onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
          />
        </label>
      ) : (
        <span className="unseen">{say('choose_head')}</span>
      ),
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
