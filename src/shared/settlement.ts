import { optional, text } from './fields.ts'
import { list } from './list.ts'
import { withoutMarks } from './without-marks.ts'

/** The columns of a settlement file. The number of the transaction is nice to have; the others must be there. */
export const settlementColumns = ['ma_don', 'so_tien', 'ngay', 'ma_giao_dich'] as const
export type SettlementColumn = (typeof settlementColumns)[number]

/** What became of a line: it agrees, its amount differs, its order is unknown here; or the file lacks a payment. */
export const settlementOutcomes = ['khop', 'lech', 'la', 'thieu'] as const

const head = optional(text({ max: 100 }))
export const settlementQuery = { ma_don: head, so_tien: head, ngay: head, ma_giao_dich: head }

/** VNPay publishes no layout, so these are what such files are seen to use, without marks, spaces and case. */
const usual: Record<SettlementColumn, string[]> = {
  ma_don: ['vnptxnref', 'txnref', 'madonhang', 'madon', 'mathamchieu', 'madonhangmerchant', 'orderid', 'ordercode'],
  so_tien: ['sotien', 'sotiengiaodich', 'sotienthanhtoan', 'vnpamount', 'amount', 'giatri', 'giatrigiaodich'],
  ngay: [
    'ngay',
    'ngaygiaodich',
    'ngaythanhtoan',
    'thoigian',
    'thoigiangiaodich',
    'thoigiangd',
    'vnppaydate',
    'paydate',
    'date',
  ],
  ma_giao_dich: [
    'magiaodich',
    'magiaodichvnpay',
    'magdvnpay',
    'magd',
    'sogiaodich',
    'vnptransactionno',
    'transactionno',
  ],
}

export const plainHead = (head: string) =>
  withoutMarks(head)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Whether a plain head is one of those that the column usually has. */
export function isUsualHead(column: SettlementColumn, plain: string): boolean {
  return usual[column].includes(plain.replace(/vnd$/, ''))
}

export const settlements = list({
  filters: {},
  sorts: ['luc'],
  sort: '-luc',
  columns: ['id', 'luc', 'ten_nguoi', 'tu', 'den', 'khop', 'lech', 'la', 'thieu', 'con_mo'],
})
