import { paymentWords } from '../../src/i18n/payment.ts'
import { brand } from '../../src/shared/brand.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { useBook } from '../books.ts'
import { Notice } from '../parts/notice.tsx'
import { onOneLine } from '../parts/on-one-line.ts'

/** What was paid beyond an order goes back. */
export function PaidBeyond({ of: { tra_them } }: { of: { tra_them: number } }) {
  const say = useBook(paymentWords)
  if (tra_them === 0) return null
  return (
    <Notice tone="warning">
      {say('paid_beyond', { amount: formatMoney(tra_them), hotline: onOneLine(brand.hotline) })}
    </Notice>
  )
}
