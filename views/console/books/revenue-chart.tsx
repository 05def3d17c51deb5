import { useId } from 'react'
import { bookWords } from '../../../src/i18n/books.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import { useBook } from '../../books.ts'
import { RevenueKey, type RevenueRow } from './revenue-table.tsx'

const height = 100

/** Payments above a line and refunds below it, a bar for each row of the table. Days and months without one are gaps. */
export function RevenueChart({ rows }: { rows: readonly RevenueRow[] }) {
  const say = useBook(bookWords)
  const id = useId()
  const up = Math.max(...rows.map(({ da_thu }) => da_thu))
  const down = Math.max(...rows.map(({ da_hoan }) => da_hoan))
  const scale = height / (up + down)
  const line = up * scale
  const places = rows.map(({ khoa }, at) => placeOf(khoa, at))
  const first = places[0]!
  const width = places.at(-1)! - first + 1
  return (
    <figure className="revenue-chart">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-labelledby={`${id}t ${id}d`}>
        <title id={`${id}t`}>{say('revenue.chart')}</title>
        <desc id={`${id}d`}>{say('revenue.chart_what')}</desc>
        {rows.map(({ khoa, da_thu, da_hoan }, at) => {
          const bar = { x: places[at]! - first + 0.1, width: 0.8 }
          return (
            <g key={khoa}>
              <rect className="revenue-paid" {...bar} y={line - da_thu * scale} height={da_thu * scale} />
              <rect className="revenue-refunded" {...bar} y={line} height={da_hoan * scale} />
            </g>
          )
        })}
        <line x1={0} x2={width} y1={line} y2={line} />
      </svg>
      {typeof rows[0]!.khoa === 'string' && (
        <p className="revenue-span soft" aria-hidden>
          {[rows[0]!, rows.at(-1)!].slice(-rows.length).map(row => (
            <RevenueKey key={row.khoa} row={row} />
          ))}
        </p>
      )}
      <figcaption className="soft">
        {say('revenue.highest', { amount: formatMoney(up) })}. {say('revenue.chart_what')}
      </figcaption>
    </figure>
  )
}

/** A day or month stands at its place in time, a package after the one before it. */
function placeOf(khoa: RevenueRow['khoa'], at: number): number {
  if (typeof khoa === 'number') return at
  if (khoa.length > 7) return Date.parse(khoa) / 86_400_000
  const [year, month] = khoa.split('-').map(Number)
  return year! * 12 + month!
}
