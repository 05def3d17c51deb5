import { useHref } from 'react-router'
import { pricingWords } from '../../src/i18n/pricing.ts'
import { walletPicture } from '../../src/shared/wallet-picture.ts'
import { useBook } from '../books.ts'
import { useLanguage } from '../words.tsx'

/** Where a parent renews and cancels, as it is: `scripts/wallet-pictures.ts` takes it from the running product. */
export function WalletPicture() {
  const say = useBook(pricingWords)
  const { width, height, path } = walletPicture
  return (
    <figure className="wallet-picture">
      <img src={useHref(path(useLanguage()))} width={width} height={height} alt="" loading="lazy" />
      <figcaption>{say('wallet_picture')}</figcaption>
    </figure>
  )
}
