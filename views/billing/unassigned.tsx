import { useHref } from 'react-router'
import { walletWords } from '../../src/i18n/wallet.ts'
import { priceBands, wallet } from '../../src/shared/billing-lists.ts'
import type { Page } from '../api.ts'
import { useBook } from '../books.ts'
import { SectionLink } from '../layout/section-link.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { Scene } from '../pictures/scene.tsx'
import type { UnassignedPurchase } from './read-wallet.ts'
import { WalletCard } from './wallet-card.tsx'

const orders = ['ngay_mua', 'gia', '-gia', 'ten', '-ten'] as const

type Props = {
  page: Page<UnassignedPurchase>
  isNew: boolean
  /** If nothing before it has the filled button of the page. */
  comesFirst: boolean
}

/** What no device has yet: found, sorted and filtered, and each with its way to a device. */
export function Unassigned({ page, isNew, comesFirst }: Props) {
  const say = useBook(walletWords)
  const home = useHref('/')
  return (
    <ListFrame
      list={wallet}
      page={page}
      filters={{
        ten: { label: say('name') },
        khoang_gia: {
          label: say('band'),
          options: priceBands.map(value => ({ value, label: say(`band.${value}`) })),
        },
      }}
      sort={{
        label: say('sort'),
        unset: say('sort.-ngay_mua'),
        options: orders.map(value => ({ value, label: say(`sort.${value}`) })),
      }}
      none={say('none')}
      filteredFrom={6}
      empty={
        <Empty
          title={say(isNew ? 'empty' : 'empty_all_used')}
          picture={<Scene name="resting-kite" home={home} />}
          action={<ToPricing kind="primary" />}
        >
          {say(isNew ? 'empty_hint' : 'empty_all_used_hint')}
        </Empty>
      }
    >
      <ul className="plain grid wallet-cards">
        {page.rows.map((row, at) => (
          <WalletCard key={row.id} row={row} kind={comesFirst && at === 0 ? 'primary' : 'secondary'} />
        ))}
      </ul>
    </ListFrame>
  )
}

export function ToPricing({ kind }: { kind: 'primary' | 'secondary' }) {
  const say = useBook(walletWords)
  return (
    <SectionLink section="pricing" className={buttonClass({ kind })}>
      <ButtonWords>{say(kind === 'primary' ? 'to_pricing' : 'buy')}</ButtonWords>
    </SectionLink>
  )
}
