import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { parentPageWords } from '../../../src/i18n/parent-page.ts'
import { walletWords } from '../../../src/i18n/wallet.ts'
import { useBook } from '../../books.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { Money } from '../../parts/money.tsx'
import { Table } from '../../parts/table.tsx'
import { OrderLink } from '../orders/order-links.tsx'
import { OrderState } from '../orders/order-state.tsx'
import { Ordered } from '../orders/ordered.tsx'
import { RefundState } from '../refunds/refund-state.tsx'
import { TransferLink } from '../subscriptions/transfer-dialog.tsx'
import { AllLink } from './all-link.tsx'
import type { Overview } from './overview.ts'
import { Section } from './section.tsx'

export function Orders({ parent, page: { rows, pagination } }: { parent: number; page: Overview['don_hang'] }) {
  const say = useBook(parentPageWords)
  const sayOfOrders = useBook(orderWords)
  const sayOfWallet = useBook(walletWords)
  const label = useBook(labels)
  return (
    <Section name="don-hang" heading={say('orders')} actions={<TransferLink parent={parent} />}>
      {rows.length === 0 ? (
        <p className="soft">{say('no_orders')}</p>
      ) : (
        <Table
          caption={say('orders')}
          rows={rows}
          rowKey={row => row.vnp_txn_ref}
          columns={[
            {
              key: 'code',
              label: label('vnp_txn_ref'),
              heading: true,
              cell: row => <OrderLink code={row.vnp_txn_ref} />,
            },
            { key: 'ngay_tao', label: label('ngay_tao'), cell: row => <DateText date={row.ngay_tao} /> },
            {
              key: 'package',
              label: sayOfOrders('orders.package'),
              cell: row => <Ordered of={row}>{sayOfWallet(`order.${row.loai}`)}</Ordered>,
            },
            { key: 'so_tien', label: label('so_tien'), figures: true, cell: row => <Money amount={row.so_tien} /> },
            { key: 'state', label: label('trang_thai'), cell: row => <OrderState of={row} /> },
          ]}
        />
      )}
      <AllLink to={`/admin/don-hang?ma_phu_huynh=${parent}`} of={{ shown: rows.length, ...pagination }} />
    </Section>
  )
}

/** Absent if nothing was ever asked or sent back. */
export function Refunds({ parent, page: { rows, pagination } }: { parent: number; page: Overview['hoan_tien'] }) {
  const say = useBook(parentPageWords)
  const sayOfOrders = useBook(orderWords)
  const label = useBook(labels)
  if (rows.length === 0) return null
  return (
    <Section name="hoan-tien" heading={say('refunds')}>
      <Table
        caption={say('refunds')}
        rows={rows}
        rowKey={row => row.id}
        columns={[
          {
            key: 'ngay_tao',
            label: sayOfOrders('refunds.asked'),
            heading: true,
            cell: ({ id, ngay_tao }) => (
              <DialogLink opens={{ name: 'hoan-tien', id }}>
                <DateText date={ngay_tao} />
              </DialogLink>
            ),
          },
          { key: 'order', label: label('vnp_txn_ref'), cell: row => <OrderLink code={row.vnp_txn_ref} /> },
          { key: 'so_tien', label: label('so_tien'), figures: true, cell: row => <Money amount={row.so_tien} /> },
          { key: 'state', label: label('trang_thai'), cell: row => <RefundState of={row} /> },
        ]}
      />
      <AllLink to={`/admin/hoan-tien?ma_phu_huynh=${parent}`} of={{ shown: rows.length, ...pagination }} />
    </Section>
  )
}
