import { walletWords } from '../../src/i18n/wallet.ts'
import { inUse, prefixes } from '../../src/shared/billing-lists.ts'
import { formatMoney } from '../../src/shared/money.ts'
import type { Page } from '../api.ts'
import { useBook } from '../books.ts'
import { groupedBy } from '../grouped.ts'
import { DaysLeft } from './days-left.tsx'
import { MoveLink } from './move-dialog.tsx'
import { PackageName, Term, WholeTerm } from './package-on-device.tsx'
import { PartPager } from './part-pager.tsx'
import type { Bought, Order } from './read-wallet.ts'
import { RefundPart } from './refund-part.tsx'
import { RenewalSwitch } from './renewal-switch.tsx'

/** The packages that are assigned to devices, child by child. */
export function InUse({ page, renewals }: { page: Page<Bought>; renewals: Order[] }) {
  const say = useBook(walletWords)
  return (
    <section className="stack" aria-labelledby="in-use">
      <h2 id="in-use">{say('in_use')}</h2>
      {[...groupedBy(page.rows, ({ ten_tre }) => ten_tre)].map(([child, rows]) => (
        <section key={child} className="card wallet-part">
          <h3>{child}</h3>
          <ul className="plain wallet-rows">
            {rows.map(row => (
              <InUseItem key={row.id} row={row} renewal={refundableOf(row, renewals)} />
            ))}
          </ul>
        </section>
      ))}
      <PartPager list={inUse} page={page} prefix={prefixes.inUse} of={say('in_use')} />
    </section>
  )
}

/** The newest charge for a renewal of this purchase that can be given back, or was asked for. */
function refundableOf({ vnp_txn_ref }: Bought, renewals: Order[]): Order | undefined {
  return renewals.find(
    ({ don_goc, hoan_tien, hoan_duoc_den }) => don_goc === vnp_txn_ref && (hoan_tien || hoan_duoc_den),
  )
}

function InUseItem({ row, renewal }: { row: Bought; renewal: Order | undefined }) {
  const say = useBook(walletWords)
  const { ten_thiet_bi, ma_thiet_bi, thongTinGoi, ngay_bat_dau, ngay_ket_thuc, so_ngay_con_lai, chua_bat_dau } = row
  return (
    <li>
      <div className="wallet-row-head">
        <h4>{ten_thiet_bi}</h4>
        {so_ngay_con_lai !== null && <DaysLeft days={so_ngay_con_lai} />}
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
      <div className="wallet-ways">
        <RenewalSwitch row={row} />
        <MoveLink id={row.id} of={ten_thiet_bi} />
      </div>
      {renewal && (
        <div className="wallet-ways">
          <span className="soft">{say('refund.of', { amount: formatMoney(renewal.so_tien) })}</span>
          <RefundPart of={renewal} />
        </div>
      )}
    </li>
  )
}
