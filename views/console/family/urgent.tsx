import { parentPageWords } from '../../../src/i18n/parent-page.ts'
import { useBook } from '../../books.ts'
import { Money } from '../../parts/money.tsx'
import { Notice } from '../../parts/notice.tsx'
import { OrderLink } from '../orders/order-links.tsx'
import { ClosedNotice } from '../parents/closing-dialog.tsx'
import type { Overview } from './overview.ts'

/** What an admin has to know first: the account is closed, or a renewal waits for its payment. */
export function Urgent({ of: { phu_huynh, don_hang } }: { of: Overview }) {
  const say = useBook(parentPageWords)
  const waiting = don_hang.rows.filter(({ loai, trang_thai }) => loai === 'GIA_HAN' && trang_thai === 'pending')
  return (
    <>
      <ClosedNotice parent={phu_huynh} />
      {waiting.map(({ vnp_txn_ref, so_tien }) => (
        <Notice key={vnp_txn_ref}>
          {say('renewal_waits')} <OrderLink code={vnp_txn_ref} />, <Money amount={so_tien} />
        </Notice>
      ))}
    </>
  )
}
