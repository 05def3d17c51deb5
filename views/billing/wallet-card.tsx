import { walletWords } from '../../src/i18n/wallet.ts'
import { isOffered } from '../../src/shared/catalogue-fields.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { useBook } from '../books.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { Badge } from '../parts/badge.tsx'
import type { ButtonLook } from '../parts/button.tsx'
import { DateText } from '../parts/date-text.tsx'
import { FirstLines } from './first-lines.tsx'
import { PackageName, WholeTerm } from './package-on-device.tsx'
import type { UnassignedPurchase } from './read-wallet.ts'
import { Scope } from './scope.tsx'

/** The places of one purchase that have one term are one card. */
export function WalletCard({ row, kind }: { row: UnassignedPurchase } & Pick<ButtonLook, 'kind'>) {
  const say = useBook(walletWords)
  const { id, thongTinGoi, so_goi_da_mua, ngay_mua, vnp_txn_ref, ngay_bat_dau, ngay_ket_thuc } = row
  return (
    <li className="card wallet-card">
      <div className="wallet-card-head">
        <h3>
          <PackageName of={thongTinGoi} />
        </h3>
        <Badge>{say('state')}</Badge>
      </div>
      <Paid of={row} />
      <p className="soft">
        {ngay_bat_dau ? (
          <WholeTerm from={ngay_bat_dau} end={ngay_ket_thuc} />
        ) : (
          <Scope of={{ ...thongTinGoi, so_thiet_bi: so_goi_da_mua }} />
        )}
      </p>
      {thongTinGoi.da_xoa && <p className="soft">{say('deleted_note')}</p>}
      <FirstLines of={thongTinGoi.noiDungList} />
      <p className="wallet-bought">
        {say('bought')} <DateText date={ngay_mua} />
        {vnp_txn_ref && (
          <>
            {' · '}
            {say('order_code')} <code>{vnp_txn_ref}</code>
          </>
        )}
      </p>
      <DialogButton opens={{ name: 'gan-goi', id }} kind={kind}>
        {say('assign.submit')}
      </DialogButton>
    </li>
  )
}

/** How many of the bought places are left, and what was paid; the price of today only where it is another one. */
function Paid({ of }: { of: UnassignedPurchase }) {
  const say = useBook(walletWords)
  const { so_goi_chua_gan: left, so_goi_da_mua: all, da_tra, gia, thongTinGoi: sold } = of
  const amount = formatMoney(da_tra)
  const costsOther = !sold.da_xoa && isOffered(sold) && da_tra > 0 && sold.gia !== da_tra
  return (
    <div>
      <p>
        {all > 1 && `${say('left', { left, all })} `}
        {da_tra > 0 && (all > 1 ? say('paid_each', { amount, each: formatMoney(gia) }) : say('paid', { amount }))}
      </p>
      {costsOther && <p className="wallet-bought">{say('price_now', { amount: formatMoney(sold.gia) })}</p>}
    </div>
  )
}
