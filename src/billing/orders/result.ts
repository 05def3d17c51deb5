import { isPackageDeleted } from '../../catalogue/index.ts'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { Caller, Services } from '../../kernel/given.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { placesOf } from '../subscriptions/index.ts'
import { type Callback, judge, readCallback } from '../vnpay/index.ts'
import { hasReturn, insertReturn } from './heard-store.ts'
import { type PaidBeyond, paidBeyondOf } from './overpaid-store.ts'
import { sayReason } from './reason-words.ts'
import { ownTerminal } from './result-url.ts'
import { type SentBack, sentBackOf } from './sent-back-store.ts'
import { findOrder, type Order } from './store.ts'

interface PaymentResult extends SentBack, PaidBeyond {
  trang_thai: 'success' | 'failed' | 'pending' | 'review'
  /** Why it is not a success, as a code and as a sentence in the caller's language. */
  ma_loi: GatewayReason | null
  loi_nhan: string | null
  vnp_txn_ref: string | null
  so_tien: number | null
  ten_goi: string | null
  thong_tin_goi_id: number | null
  goi_da_xoa: boolean
  loai: Order['loai'] | null
  /** The first place of the order that its buyer, who is asking, can assign. */
  goi_dich_vu_id: number | null
}

type Returning = Pick<Services, 'db' | 'gateway' | 'secret'> & { caller: Caller; search: string; now: Date }

/**
 * The result for a buyer who returns from the gateway. Changes no order: only the gateway's own call (IPN) or its answer
 * to a query settles one, and until then a signed success in the redirect counts as pending. It is kept, though: an
 * order of which nothing else is heard then goes under review.
 */
export async function readResult(asked: Returning): Promise<PaymentResult> {
  const { db, search, caller } = asked
  const callback = verified(asked)
  const order = callback && (await findOrder(db, callback.txnRef))
  const isError = new URLSearchParams(search).has('error')
  const [trang_thai, reason] = isError ? (['failed', 'error_parameter'] as const) : judged(callback, order)
  if (callback && order && !isError) await keepSuccess(asked, callback, order)
  return {
    trang_thai,
    ma_loi: reason,
    loi_nhan: reason && sayReason(caller.language, reason),
    vnp_txn_ref: order?.vnp_txn_ref ?? null,
    so_tien: (order?.ngay_thanh_toan ? order.da_thu : order?.so_tien) ?? null,
    ten_goi: order?.ten_goi ?? null,
    thong_tin_goi_id: order?.thong_tin_goi_id ?? null,
    goi_da_xoa: order !== undefined && (await isPackageDeleted(db, order.thong_tin_goi_id)),
    loai: order?.loai ?? null,
    ...(order ? await paidBeyondOf(db, order.id) : { tra_them: 0 }),
    ...(order ? await sentBackOf(db, order.id) : { da_hoan: 0, ngay_hoan: null }),
    goi_dich_vu_id: (trang_thai === 'success' && order && (await findAssignable(asked, order))) || null,
  }
}

async function findAssignable({ db, now, caller }: Returning, { vnp_txn_ref, ma_phu_huynh }: Order) {
  if (caller.person === null || caller.person.ma_phu_huynh !== ma_phu_huynh) return undefined
  return (await placesOf(db, vnp_txn_ref, dateInVietnam(now))).find(({ trang_thai }) => trang_thai === 'CHUA_GAN')?.id
}

/** Once an order, and only while nobody else has told of a success. */
async function keepSuccess(
  { db, search, now, caller }: Returning,
  callback: Callback,
  { vnp_txn_ref, trang_thai }: Order,
) {
  if (trang_thai === 'paid' || trang_thai === 'review' || trang_thai === 'refunded') return
  if (judge(callback.responseCode, callback.status).verdict !== 'paid' || (await hasReturn(db, vnp_txn_ref))) return
  const actor = caller.person?.ma_phu_huynh ?? null
  await insertReturn(db, { vnp_txn_ref, request: search.slice(0, 4_000), actor, at: now })
}

function verified({ gateway, search, ...given }: Returning): Callback | undefined {
  for (const terminal of [gateway, ownTerminal(given)]) {
    const read = terminal && readCallback(terminal, search)
    if (read && 'callback' in read) return read.callback
  }
}

type Judged = readonly [PaymentResult['trang_thai'], GatewayReason | null]

function judged(callback: Callback | undefined, order: Order | undefined): Judged {
  if (!callback) return ['failed', 'unsigned']
  if (!order) return ['failed', 'unknown_order']
  const { verdict, reason } = judge(callback.responseCode, callback.status)
  switch (order.trang_thai) {
    case 'paid':
      return ['success', null]
    case 'refunded':
      // A refund without a payment date: the payment never granted anything.
      return order.ngay_thanh_toan ? ['success', null] : ['failed', order.reason]
    case 'review':
      return ['review', order.reason]
    case 'pending':
    case 'failed':
    case 'expired':
      if (verdict === 'failed') return ['failed', reason]
      if (verdict === 'review') return ['review', reason]
      if (callback.amount !== order.so_tien) return ['review', 'wrong_amount']
      return ['pending', null]
  }
}
