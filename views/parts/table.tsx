// biome-ignore-all lint/a11y/noRedundantRoles: without roles, browsers drop the table semantics when `display` changes
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../pictures/icon.tsx'
import { classes } from './classes.ts'

export type Column<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Names its row: one column of a table. */
  heading?: boolean
  /** For amounts and counts: aligned right, with digits of equal width. */
  figures?: boolean
  actions?: boolean
  /** Instead of the label, such as what chooses all rows. */
  head?: ReactNode
  sort?: { to: string; order?: 'ascending' | 'descending' }
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Stays a table on a phone, for two or three short columns. */
  firm?: boolean
  /** Becomes cards earlier, like a table with many columns: for long texts and buttons with words. */
  wide?: boolean
}

/** From so many on, the rows are cards on a tablet too. */
const manyColumns = 8

/** Its rows become cards on a phone. */
export function Table<Row>({ caption, columns, rows, rowKey, firm, wide }: Props<Row>) {
  return (
    <div className="table-frame">
      <table
        className={classes('table', firm && 'table-firm', (wide || columns.length >= manyColumns) && 'table-wide')}
        role="table"
      >
        <caption className="unseen">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(column => (
              <ColumnHead key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <tr role="row" key={rowKey(row)}>
              {columns.map(column => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnHead<Row>({ column }: { column: Column<Row> }) {
  const { label, sort, figures, actions, head } = column
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort?.order}
      className={classes((figures || actions) && 'table-end') || undefined}
    >
      {sort ? (
        <Link className="table-sort" to={sort.to} preventScrollReset>
          {label}
          <Icon name={sort.order === 'ascending' ? 'chevron-up' : 'chevron-down'} size={16} />
        </Link>
      ) : (
        (head ?? <span className={actions ? 'unseen' : undefined}>{label}</span>)
      )}
    </th>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.heading) {
    return (
      <th role="rowheader" scope="row">
        <div>{column.cell(row)}</div>
      </th>
    )
  }
  return (
    <td role="cell" className={classes(column.figures && 'table-end table-figures') || undefined}>
      {/* Visible only on a phone. Screen readers read the head of the column instead. */}
      <span className="table-label" aria-hidden="true">
        {column.label}
      </span>
      {column.actions ? <div className="table-actions">{column.cell(row)}</div> : <div>{column.cell(row)}</div>}
    </td>
  )
}
