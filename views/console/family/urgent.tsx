import { parentPageWords } from '../../../src/i18n/parent-page.ts'
import { useBook } from '../../books.ts'
import { DateText } from '../../parts/date-text.tsx'
import { Money } from '../../parts/money.tsx'
import { Notice } from '../../parts/notice.tsx'
import { OrderLink } from '../orders/order-links.tsx'
import { ClosedNotice } from '../parents/closing-dialog.tsx'
import type { Overview } from './overview.ts'

/** What an admin has to know first: the account is closed, or a renewal waits for its payment. */
export function Urgent({ of: { phu_huynh, cho_gia_han } }: { of: Overview }) {
  const say = useBook(parentPageWords)
  return (
    <>
      <ClosedNotice parent={phu_huynh} />
      {cho_gia_han.map(({ vnp_txn_ref, ten_goi, so_tien, ngay_ket_thuc }) => (
        <Notice key={vnp_txn_ref}>
          {say('renewal_waits', { package: ten_goi })} <Money amount={so_tien} />, {say('renewal_end')}{' '}
          <DateText date={ngay_ket_thuc} />. <OrderLink code={vnp_txn_ref} />
        </Notice>
      ))}
    </>
  )
}
