import { walletWords } from '../../src/i18n/wallet.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { useBook } from '../books.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { Notice } from '../parts/notice.tsx'
import { toneOf } from './days-left.tsx'
import type { Wallet } from './read-wallet.ts'

/** A renewal that waits to be paid, with its price on the button. */
export function DueRenewal({ renewal }: { renewal: Wallet['due'][number] }) {
  const say = useBook(walletWords)
  const { vnp_txn_ref, ten_goi, so_tien, thiet_bi, ngay_ket_thuc, so_ngay_con_lai: days } = renewal
  const date = formatDate(ngay_ket_thuc)
  return (
    <Notice
      tone={toneOf(days)}
      title={
        days > 1
          ? say('due.left', { package: ten_goi, count: days })
          : say(days === 1 ? 'due.one_day' : 'due.over', { package: ten_goi })
      }
      action={
        <LinkButton to={`/payment/renewal/${vnp_txn_ref}`}>
          {say('due.renew', { amount: formatMoney(so_tien) })}
        </LinkButton>
      }
    >
      {thiet_bi.length > 0 && `${thiet_bi.join(', ')}. `}
      {say(days > 0 ? 'due.until' : 'due.since', { date })}
    </Notice>
  )
}
