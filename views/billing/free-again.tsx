import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { Notice } from '../parts/notice.tsx'
import type { Wallet } from './read-wallet.ts'

/** From the day on which a paid term ended: the free package, for devices that nothing protects now. */
export function FreeAgain({ offer }: { offer: NonNullable<Wallet['freeAgain']> }) {
  const say = useBook(walletWords)
  return (
    <Notice
      tone="warning"
      title={say('free_again', { devices: offer.thiet_bi.join(', ') })}
      action={<LinkButton to={`/payment/${offer.thong_tin_goi_id}`}>{say('free_again_take')}</LinkButton>}
    >
      {say('free_again_hint')}
    </Notice>
  )
}
