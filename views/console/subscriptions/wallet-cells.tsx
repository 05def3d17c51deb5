import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import { walletWords } from '../../../src/i18n/wallet.ts'
import { isOffered } from '../../../src/shared/catalogue-fields.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import type { Answer } from '../../api.ts'
import { FirstLines } from '../../billing/first-lines.tsx'
import { OrderCode } from '../../billing/order-code.tsx'
import { PackageName } from '../../billing/package-on-device.tsx'
import { PriceNote } from '../../billing/price-note.tsx'
import { useBook } from '../../books.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { Money } from '../../parts/money.tsx'
import { State } from './state.tsx'

export type WalletRow = Answer<'GET', '/payment/unassigned/:id'>[number]

export function Card({ row }: { row: WalletRow }) {
  return (
    <>
      <PackageName of={row.thongTinGoi} /> <State of={row} />
      <FirstLines of={row.thongTinGoi.noiDungList} />
    </>
  )
}

export function Order({ row: { ngay_mua, vnp_txn_ref } }: { row: WalletRow }) {
  return (
    <>
      <DateText date={ngay_mua} />
      <div className="order-code">{vnp_txn_ref ? <OrderCode>{vnp_txn_ref}</OrderCode> : '–'}</div>
    </>
  )
}

export function Price({ row: { gia, thongTinGoi } }: { row: WalletRow }) {
  const say = useBook(subscriptionWords)
  const price = formatMoney(thongTinGoi.gia)
  // odd đồng of a purchase go to its first places
  const costsOther = Math.abs(gia - thongTinGoi.gia / (thongTinGoi.so_thiet_bi ?? 1)) >= 1
  return (
    <>
      <Money amount={gia} /> <PriceNote devices={1} of={thongTinGoi} />
      {!thongTinGoi.da_xoa && isOffered(thongTinGoi) && costsOther && (
        <div className="soft">
          {say('wallet.price_now', { price })} <PriceNote devices={thongTinGoi.so_thiet_bi ?? 1} of={thongTinGoi} />
        </div>
      )}
    </>
  )
}

export function AssignLink({ row: { id } }: { row: WalletRow }) {
  const say = useBook(walletWords)
  return (
    <DialogButton opens={{ name: 'gan-goi', id }} kind="secondary">
      {say('assign.submit')}
    </DialogButton>
  )
}
