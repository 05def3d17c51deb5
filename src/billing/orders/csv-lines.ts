import type { Knex } from 'knex'
import { apart, type Language } from '../../i18n/index.ts'
import { orderWords } from '../../i18n/orders.ts'
import { walletWords } from '../../i18n/wallet.ts'
import { clockInVietnam, dateInVietnam, formatDate, startOfDay } from '../../shared/dates.ts'
import { type orders, refundDue } from '../../shared/order-lists.ts'
import type { OrderRow } from './lists-store.ts'
import { sayReasonToAdmin } from './reason-words.ts'
import { refundsSent, type SentRefund } from './sent-back-store.ts'

type Line = Record<(typeof orders)['columns'][number], unknown>

const ofWallet = apart(walletWords)
const ofOrders = apart(orderWords)

/** Orders as spreadsheets want them, each followed by what was sent back, so that the amounts add up. */
export async function linesOf(db: Knex, rows: OrderRow[], language: Language): Promise<Line[]> {
  const sent = Map.groupBy(
    await refundsSent(
      db,
      rows.map(row => row.vnp_txn_ref),
    ),
    each => each.vnp_txn_ref,
  )
  return rows.flatMap(row => [
    lineOf(row, language),
    ...(sent.get(row.vnp_txn_ref) ?? []).map(refund => lineOfRefund(lineOf(row, language), refund, language)),
  ])
}

function lineOf(row: OrderRow, language: Language): Line {
  const { trang_thai, hoan_tien, ly_do } = row
  const ofAdmins = trang_thai === 'review' ? 'review' : refundDue(row)
  return {
    ...row,
    loai: ofWallet[language][`order.${row.loai}`],
    trang_thai: ofAdmins ? ofOrders[language][`orders.${ofAdmins}`] : ofWallet[language][`order.${trang_thai}`],
    ngay_tao: momentIn(row.ngay_tao),
    ngay_thanh_toan: momentIn(row.ngay_thanh_toan),
    ly_do: ly_do && sayReasonToAdmin(language, ly_do),
    hoan_tien: hoan_tien && ofOrders[language][`refund.${hoan_tien}`],
  }
}

function lineOfRefund(line: Line, refund: SentRefund, language: Language): Line {
  const { trang_thai, so_tien, ngay_tao, decided_at, outside_on } = refund
  const state = ofOrders[language][`refund.${trang_thai}`]
  // as in revenue; of a day outside no time is known
  const went = outside_on === null ? decided_at : startOfDay(outside_on)
  const times = { ngay_tao: momentIn(ngay_tao), ngay_thanh_toan: momentIn(went) }
  return {
    ...line,
    ...times,
    loai: ofOrders[language]['order.refund'],
    trang_thai: state,
    so_tien: -so_tien,
    hoan_tien: state,
  }
}

/** `23/11/2026 16:30`, in Vietnam and in both languages, as spreadsheets read it. */
function momentIn(moment: Date | null): string | null {
  return moment && `${formatDate(dateInVietnam(moment))} ${clockInVietnam(moment)}`
}
