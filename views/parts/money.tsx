import { formatMoney } from '../../src/shared/money.ts'
import { useLanguage, useWords } from '../words.tsx'

/** `before` is the old price, shown struck through. */
export function Money({ amount, before }: { amount: number; before?: number }) {
  const language = useLanguage()
  const say = useWords()
  if (before === undefined || before === amount) return <span className="money">{formatMoney(amount, language)}</span>
  return (
    <span className="money">
      <span className="unseen">{say('parts.priceBefore')} </span>
      <s>{formatMoney(before, language)}</s>
      <span className="unseen"> {say('parts.priceNow')} </span>
      {formatMoney(amount, language)}
    </span>
  )
}
