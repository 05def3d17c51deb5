import { useHref } from 'react-router'
import { walletWords } from '../../src/i18n/wallet.ts'
import { priceBands, wallet } from '../../src/shared/billing-lists.ts'
import type { Page } from '../api.ts'
import { useBook } from '../books.ts'
import { DialogLink } from '../dialogs/dialog-link.tsx'
import { SectionLink } from '../layout/section-link.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { Badge } from '../parts/badge.tsx'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { DateText } from '../parts/date-text.tsx'
import { Empty } from '../parts/empty.tsx'
import { Money } from '../parts/money.tsx'
import { Scene } from '../pictures/scene.tsx'
import { FirstLines } from './first-lines.tsx'
import { PackageName, WholeTerm } from './package-on-device.tsx'
import { PriceNote } from './price-note.tsx'
import type { UnassignedPurchase } from './read-wallet.ts'
import { Scope } from './scope.tsx'

const orders = ['ngay_mua', 'gia', '-gia', 'ten', '-ten'] as const

/** What no device has yet: found, sorted and filtered, and each with its way to a device. */
export function Unassigned({ page, isNew }: { page: Page<UnassignedPurchase>; isNew: boolean }) {
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
        {page.rows.map(row => (
          <WalletCard key={row.id} row={row} />
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

/** The places of one purchase that have one term are one card. */
function WalletCard({ row }: { row: UnassignedPurchase }) {
  const say = useBook(walletWords)
  const { id, thongTinGoi, gia, ngay_mua, vnp_txn_ref, ngay_bat_dau, ngay_ket_thuc, so_goi_chua_gan: count } = row
  return (
    <li className="card wallet-card">
      <div className="wallet-card-head">
        <h3>
          <PackageName of={thongTinGoi} />
        </h3>
        <Badge>{count === 1 ? say('state') : say('state_count', { count })}</Badge>
      </div>
      <p className="soft">
        <Scope of={thongTinGoi} />
      </p>
      {ngay_bat_dau && (
        <p className="soft">
          <WholeTerm from={ngay_bat_dau} end={ngay_ket_thuc} />
        </p>
      )}
      {thongTinGoi.da_xoa && <p className="soft">{say('deleted_note')}</p>}
      <FirstLines of={thongTinGoi.noiDungList} />
      <dl className="wallet-facts">
        <dt>{say('price')}</dt>
        <dd>
          <Money amount={gia} /> <PriceNote devices={1} of={thongTinGoi} />
        </dd>
        <dt>{say('price_now')}</dt>
        <dd>
          {thongTinGoi.da_xoa ? (
            '–'
          ) : (
            <>
              <Money amount={thongTinGoi.gia} /> <PriceNote devices={thongTinGoi.so_thiet_bi ?? 1} of={thongTinGoi} />
            </>
          )}
        </dd>
        <dt>{say('bought')}</dt>
        <dd>
          <DateText date={ngay_mua} />
        </dd>
        <dt>{say('order')}</dt>
        <dd>
          <code>{vnp_txn_ref ?? '–'}</code>
        </dd>
      </dl>
      <DialogLink opens={{ name: 'gan-goi', id }} className={buttonClass({ kind: 'primary' })}>
        <ButtonWords>{say('assign.submit')}</ButtonWords>
      </DialogLink>
    </li>
  )
}
