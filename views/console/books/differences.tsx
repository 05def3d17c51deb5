import { Link } from 'react-router'
import { bookWords } from '../../../src/i18n/books.ts'
import type { Answer } from '../../api.ts'
import { OrderCode } from '../../billing/order-code.tsx'
import { useBook } from '../../books.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { Badge } from '../../parts/badge.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { Money } from '../../parts/money.tsx'
import { Table } from '../../parts/table.tsx'
import { placeOfOrder } from '../order-place.ts'

type Line = Answer<'GET', '/payment/settlements/:id'>['lech'][number]

/** More would only make the page slow: what waits stands in the work list too. */
const shownAtMost = 200

/** The lines of one outcome. */
export function Differences({ outcome, lines }: { outcome: 'lech' | 'la' | 'thieu'; lines: readonly Line[] }) {
  const say = useBook(bookWords)
  const id = `outcome-${outcome}`
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{say(`settlement.${outcome}`)}</h3>
      <p className="soft">
        {say(`settlement.what_${outcome}`)}
        {lines.length > shownAtMost && ` ${say('settlement.first', { count: shownAtMost })}`}
      </p>
      <Table
        caption={say(`settlement.${outcome}`)}
        rows={lines.slice(0, shownAtMost)}
        rowKey={line => line.id}
        columns={[
          {
            key: 'ma_don',
            label: say('settlement.ma_don'),
            heading: true,
            cell: line => <OrderOf line={line} isKnown={outcome !== 'la'} />,
          },
          { key: 'dong', label: say('settlement.line'), figures: true, cell: line => line.dong ?? '–' },
          { key: 'ngay', label: say('settlement.ngay'), cell: line => <DateText date={line.ngay} /> },
          {
            key: 'so_tien',
            label: say('settlement.in_file'),
            figures: true,
            cell: line => <Amount amount={line.so_tien} />,
          },
          {
            key: 'da_ghi',
            label: say('settlement.here'),
            figures: true,
            cell: line => <Amount amount={line.da_ghi} />,
          },
          { key: 'state', label: say('settlement.state'), cell: line => <State line={line} /> },
        ]}
      />
    </section>
  )
}

export function OrderOf({ line: { ma_don }, isKnown }: { line: Pick<Line, 'ma_don'>; isKnown: boolean }) {
  const say = useBook(bookWords)
  if (ma_don === '') return say('settlement.no_code')
  if (!isKnown) return <OrderCode>{ma_don}</OrderCode>
  return (
    <Link to={placeOfOrder(ma_don)} className="order-code">
      <OrderCode>{ma_don}</OrderCode>
    </Link>
  )
}

export function Amount({ amount }: { amount: number | null }) {
  return amount === null ? '–' : <Money amount={amount} />
}

function State({ line: { id, dong_luc, ghi_chu } }: { line: Line }) {
  const say = useBook(bookWords)
  if (dong_luc === null) return <DialogLink opens={{ name: 'dong-lech', id }}>{say('settlement.close')}</DialogLink>
  return (
    <>
      <Badge tone="success">{say('settlement.closed')}</Badge> {ghi_chu ?? say('settlement.closed_by_file')}
    </>
  )
}
