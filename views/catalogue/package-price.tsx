import { packageWords } from '../../src/i18n/packages.ts'
import { isPriced } from '../../src/shared/catalogue-fields.ts'
import { useBook } from '../books.ts'
import { Money } from '../parts/money.tsx'
import type { Package } from './packages.ts'

/** What a package costs, or that it is not sold because nobody said. */
export function PackagePrice({ of }: { of: Package }) {
  const say = useBook(packageWords)
  return isPriced(of) ? <Money amount={of.gia} /> : <span className="soft">{say('package.unpriced')}</span>
}
