import { formatMoney } from '../../src/shared/money.ts'
import { useWords } from '../words.tsx'

/** `before` is the old price, shown struck through. */
export function Money({ amount, before }: { amount: number; before?: number | undefined }) {
  const say = useWords()
  if (before === undefined || before === amount) return <span className="money">{formatMoney(amount)}</span>
  return (
    <span className="money">
      <span className="unseen">{say('parts.priceBefore')} </span>
      <s>{formatMoney(before)}</s>
      <span className="unseen"> {say('parts.priceNow')} </span>
      {formatMoney(amount)}
    </span>
  )
}
