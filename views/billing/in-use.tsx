import { walletWords } from '../../src/i18n/wallet.ts'
import { prefixes, purchases } from '../../src/shared/billing-lists.ts'
import { formatMoney } from '../../src/shared/money.ts'
import type { Page } from '../api.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { useLanguage } from '../words.tsx'
import { MoveLink } from './move-dialog.tsx'
import { PackageName, Term, WholeTerm } from './package-on-device.tsx'
import { PartPager } from './part-pager.tsx'
import type { Bought, Order } from './read-wallet.ts'
import { RefundPart } from './refund-part.tsx'
import { RenewalSwitch } from './renewal-switch.tsx'

const soon = 7

/** The packages that are assigned to devices. */
export function InUse({ page, renewals }: { page: Page<Bought>; renewals: Order[] }) {
  const say = useBook(walletWords)
  return (
    <section className="card wallet-part" aria-labelledby="in-use">
      <h2 id="in-use">{say('in_use')}</h2>
      {page.rows.length === 0 ? (
        <p className="soft">{say('in_use_empty')}</p>
      ) : (
        <ul className="plain wallet-rows">
          {page.rows.map(row => (
            <InUseItem
              key={row.id}
              row={row}
              due={unpaidRenewalOf(row, renewals)}
              renewal={refundableOf(row, renewals)}
            />
          ))}
        </ul>
      )}
      <PartPager list={purchases} page={page} prefix={prefixes.inUse} of={say('in_use')} />
    </section>
  )
}

/** The renewal of this purchase that waits to be paid. */
function unpaidRenewalOf({ vnp_txn_ref }: Bought, renewals: Order[]): Order | undefined {
  return renewals.find(({ don_goc, trang_thai }) => don_goc === vnp_txn_ref && trang_thai === 'pending')
}

/** The newest charge for a renewal of this purchase that can be given back, or was asked for. */
function refundableOf({ vnp_txn_ref }: Bought, renewals: Order[]): Order | undefined {
  return renewals.find(
    ({ don_goc, hoan_tien, hoan_duoc_den }) => don_goc === vnp_txn_ref && (hoan_tien || hoan_duoc_den),
  )
}

interface InUseItemProps {
  row: Bought
  due: Order | undefined
  renewal: Order | undefined
}

function InUseItem({ row, due, renewal }: InUseItemProps) {
  const say = useBook(walletWords)
  const language = useLanguage()
  const { ten_thiet_bi, ma_thiet_bi, thongTinGoi, ngay_bat_dau, ngay_ket_thuc, so_ngay_con_lai, chua_bat_dau } = row
  return (
    <li>
      <div className="wallet-row-head">
        <h3>{ten_thiet_bi}</h3>
        {so_ngay_con_lai !== null && (
          <Badge tone={so_ngay_con_lai <= soon ? 'warning' : 'success'}>
            {say('days_left', { count: so_ngay_con_lai })}
          </Badge>
        )}
      </div>
      <p>
        <PackageName of={thongTinGoi} />
        {'\u00a0· '}
        <code>{ma_thiet_bi}</code>
      </p>
      <p className="soft">
        {chua_bat_dau ? (
          <Term from={ngay_bat_dau} end={ngay_ket_thuc} />
        ) : (
          <WholeTerm from={ngay_bat_dau} end={ngay_ket_thuc} />
        )}
      </p>
      {thongTinGoi.da_xoa && <p className="soft">{say('deleted_note')}</p>}
      {due && (
        <p>
          <LinkButton to={`/payment/renewal/${due.vnp_txn_ref}`} kind="secondary">
            {say('order.renew')}
            <span className="unseen"> {ten_thiet_bi}</span>
          </LinkButton>
        </p>
      )}
      <RenewalSwitch row={row} />
      <div className="wallet-renewal">
        <span className="soft">{say('move.ask')}</span>
        <MoveLink id={row.id} of={ten_thiet_bi} />
      </div>
      {renewal && (
        <div className="wallet-renewal">
          <span className="soft">{say('refund.of', { amount: formatMoney(renewal.so_tien, language) })}</span>
          <RefundPart of={renewal} />
        </div>
      )}
    </li>
  )
}
