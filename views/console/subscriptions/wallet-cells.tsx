import { formatMoney } from '../../../src/shared/money.ts'
import type { Answer } from '../../api.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { Money } from '../../parts/money.tsx'
import { useLanguage } from '../../words.tsx'
import { useSubscriptionWords } from '../subscription-words.ts'
import { PackageName, State } from './state.tsx'

export type WalletRow = Answer<'GET', '/payment/unassigned/:id'>[number]

const shownLines = 3

export function Card({ row: { thongTinGoi, trang_thai } }: { row: WalletRow }) {
  const say = useSubscriptionWords()
  const { noiDungList } = thongTinGoi
  const more = noiDungList.length - shownLines
  return (
    <>
      <PackageName of={thongTinGoi} /> <State of={trang_thai} />
      <ul className="wallet-lines">
        {noiDungList.slice(0, shownLines).map(({ id, noi_dung }) => (
          <li key={id}>{noi_dung}</li>
        ))}
        {more > 0 && <li>{say('wallet.more', { count: more })}</li>}
      </ul>
    </>
  )
}

export function Order({ row: { ngay_mua, vnp_txn_ref } }: { row: WalletRow }) {
  return (
    <>
      <DateText date={ngay_mua} />
      <div>
        <code>{vnp_txn_ref ?? '–'}</code>
      </div>
    </>
  )
}

export function Scope({ of: { so_thiet_bi, thoi_han_thang } }: { of: WalletRow['thongTinGoi'] }) {
  const say = useSubscriptionWords()
  const devices = so_thiet_bi ?? 1
  const duration = useDuration()
  return (
    <>
      {devices === 1 ? say('wallet.device') : say('wallet.devices', { count: devices })}, {duration(thoi_han_thang)}
    </>
  )
}

function useDuration(): (months: number | null) => string {
  const say = useSubscriptionWords()
  return months => {
    if (months === null) return say('wallet.endless')
    if (months === 1) return say('wallet.month')
    if (months === 12) return say('wallet.year')
    return months % 12 === 0 ? say('wallet.years', { count: months / 12 }) : say('wallet.months', { count: months })
  }
}

export function Price({ row: { gia, thongTinGoi } }: { row: WalletRow }) {
  const say = useSubscriptionWords()
  const language = useLanguage()
  return (
    <>
      <Money amount={gia} />
      <div className="soft">{say('wallet.price_now', { price: formatMoney(thongTinGoi.gia, language) })}</div>
    </>
  )
}

export function AssignLink({ row: { id } }: { row: WalletRow }) {
  const say = useSubscriptionWords()
  return (
    <DialogLink opens={{ name: 'gan-goi', id }} className={buttonClass({ kind: 'secondary' })}>
      <ButtonWords>{say('assign.submit')}</ButtonWords>
    </DialogLink>
  )
}
