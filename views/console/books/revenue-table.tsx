import { bookWords } from '../../../src/i18n/books.ts'
import { formatCount } from '../../../src/shared/counts.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { DateText } from '../../parts/date-text.tsx'
import { Money } from '../../parts/money.tsx'
import { Table } from '../../parts/table.tsx'
import { useLanguage } from '../../words.tsx'

export type RevenueRow = Answer<'GET', '/payment/revenue'>[number]

type Props = { group: 'ngay' | 'thang' | 'goi'; rows: readonly RevenueRow[] }

export function RevenueTable({ group, rows }: Props) {
  const say = useBook(bookWords)
  const language = useLanguage()
  return (
    <Table
      caption={say('revenue.heading')}
      rows={rows}
      rowKey={({ khoa }) => khoa}
      columns={[
        { key: 'khoa', label: say(`revenue.${group}`), heading: true, cell: row => <RevenueKey row={row} /> },
        {
          key: 'so_don',
          label: say('revenue.count'),
          figures: true,
          cell: ({ so_don }) => formatCount(so_don, language),
        },
        { key: 'da_thu', label: say('revenue.paid'), figures: true, cell: row => <Money amount={row.da_thu} /> },
        { key: 'da_hoan', label: say('revenue.refunded'), figures: true, cell: row => <Money amount={row.da_hoan} /> },
        { key: 'thuc_thu', label: say('revenue.net'), figures: true, cell: row => <Money amount={row.thuc_thu} /> },
      ]}
    />
  )
}

/** A package, a day, or a month as in `11/2026`. */
export function RevenueKey({ row: { khoa, ten_goi } }: { row: RevenueRow }) {
  if (typeof khoa === 'number')
    return (
      <>
        {ten_goi} <span className="row-id">#{khoa}</span>
      </>
    )
  if (khoa.length > 7) return <DateText date={khoa} />
  return <time dateTime={khoa}>{khoa.split('-').reverse().join('/')}</time>
}
