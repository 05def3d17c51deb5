import { paymentWords } from '../../src/i18n/payment.ts'
import { walletWords } from '../../src/i18n/wallet.ts'
import { brand } from '../../src/shared/brand.ts'
import { useBook } from '../books.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { Notice } from '../parts/notice.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import type { Order } from './read-wallet.ts'

/** What its buyer can do about an order that is not paid. Who has paid must not be led to pay again. */
export function OrderWaits({
  of: { trang_thai, loai, ly_do, vnp_txn_ref, thong_tin_goi_id, goi_da_xoa },
}: {
  of: Order
}) {
  const say = useBook(walletWords)
  const sayOfPayment = useBook(paymentWords)
  if (trang_thai === 'review')
    return <Notice tone="warning">{sayOfPayment('review_text', { hotline: onOneLine(brand.hotline) })}</Notice>
  const again = [`/payment/${thong_tin_goi_id}`, say('order.choose_again')] as const
  if (trang_thai === 'failed' && loai === 'MUA' && !goi_da_xoa)
    return <Notice action={<Way to={again} />}>{say('order.not_paid')}</Notice>
  if (trang_thai !== 'pending') return null
  if (ly_do === 'renewal_replaced') return <Notice>{say('order.replaced')}</Notice>
  const way = loai === 'GIA_HAN' ? ([`/payment/renewal/${vnp_txn_ref}`, say('order.renew')] as const) : again
  return (
    <Notice action={!goi_da_xoa && <Way to={way} />}>
      {ly_do === 'renewal_repriced' && `${say('order.repriced')} `}
      {say('order.waits')} {!goi_da_xoa && say(loai === 'GIA_HAN' ? 'order.waits_renewal' : 'order.waits_purchase')}
    </Notice>
  )
}

function Way({ to: [path, label] }: { to: readonly [path: string, label: string] }) {
  return (
    <LinkButton to={path} kind="secondary">
      {label}
    </LinkButton>
  )
}
