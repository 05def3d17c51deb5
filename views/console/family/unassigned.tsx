import { parentPageWords } from '../../../src/i18n/parent-page.ts'
import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import { PackageName } from '../../billing/package-on-device.tsx'
import { useBook } from '../../books.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { Money } from '../../parts/money.tsx'
import { Table } from '../../parts/table.tsx'
import { AssignLink } from '../subscriptions/wallet-cells.tsx'
import type { Overview } from './overview.ts'
import { Section } from './section.tsx'

/** What was bought and waits for a device; absent if nothing does. */
export function Unassigned({ parent, page: { rows, pagination } }: { parent: number; page: Overview['chua_gan'] }) {
  const say = useBook(parentPageWords)
  const sayOfWallet = useBook(subscriptionWords)
  if (rows.length === 0) return null
  return (
    <Section name="chua-gan" heading={say('unassigned')}>
      <Table
        caption={say('unassigned')}
        rows={rows}
        rowKey={row => row.id}
        columns={[
          {
            key: 'ten',
            label: sayOfWallet('wallet.package'),
            heading: true,
            cell: row => (
              <>
                <PackageName of={row.thongTinGoi} />
                <div className="soft family-places">{say('places', { count: row.so_goi_chua_gan })}</div>
              </>
            ),
          },
          { key: 'ngay_mua', label: sayOfWallet('wallet.bought'), cell: row => <DateText date={row.ngay_mua} /> },
          { key: 'gia', label: sayOfWallet('wallet.price'), figures: true, cell: row => <Money amount={row.gia} /> },
          {
            key: 'actions',
            label: sayOfWallet('wallet.actions'),
            actions: true,
            cell: row => <AssignLink row={row} />,
          },
        ]}
      />
      {pagination.total > rows.length && (
        <DialogLink opens={{ name: 'vi', id: parent }}>{say('whole_wallet')}</DialogLink>
      )}
    </Section>
  )
}
