import { useId } from 'react'
import { bookWords } from '../../../src/i18n/books.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import { useBook } from '../../books.ts'
import type { RevenueRow } from './revenue-table.tsx'

const height = 100

/** Payments above a line and refunds below it, a bar for each row of the table. */
export function RevenueChart({ rows }: { rows: readonly RevenueRow[] }) {
  const say = useBook(bookWords)
  const id = useId()
  const up = Math.max(...rows.map(({ da_thu }) => da_thu))
  const down = Math.max(...rows.map(({ da_hoan }) => da_hoan))
  const scale = height / (up + down)
  const line = up * scale
  return (
    <figure className="revenue-chart">
      <svg
        viewBox={`0 0 ${rows.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{say('revenue.chart')}</title>
        <desc id={`${id}d`}>{say('revenue.chart_what')}</desc>
        {rows.map(({ khoa, da_thu, da_hoan }, at) => (
          <g key={khoa}>
            <rect className="revenue-paid" x={at + 0.1} y={line - da_thu * scale} width={0.8} height={da_thu * scale} />
            <rect className="revenue-refunded" x={at + 0.1} y={line} width={0.8} height={da_hoan * scale} />
          </g>
        ))}
        <line x1={0} x2={rows.length} y1={line} y2={line} />
      </svg>
      <figcaption className="soft">
        {say('revenue.highest', { amount: formatMoney(up) })}. {say('revenue.chart_what')}
      </figcaption>
    </figure>
  )
}
