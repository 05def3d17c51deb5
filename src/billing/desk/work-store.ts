import type { Knex } from 'knex'
import { runPrepared } from '../../kernel/prepared.ts'
import type { CalendarDate } from '../../shared/dates.ts'
import { type WorkKind, workKinds } from '../../shared/work-kinds.ts'
import { queryCodeOf } from '../vnpay/index.ts'
import { waiting } from './waiting-store.ts'

interface WorkItem {
  /** The kind; of an order under review, why it is. */
  loai: string
  /** When it began to wait. */
  luc: Date
  /** Null if it is about no order. */
  vnp_txn_ref: string | null
  /** Why, as a code of the gateway’s answers, of the ledger or of the SMS provider. */
  ly_do: string | null
  /** The id of the line of a settlement, if it is one. */
  doi_tuong: number | null
  /** The id of the refund request, if it is one. */
  hoan_tien_id: number | null
  /** The amount of the order, if there is one. */
  so_tien: number | null
  ten_goi: string | null
  ma_phu_huynh: number | null
  ten_phu_huynh: string | null
  /** What a device keeps of an order that was refunded: protection until that day, or without end. */
  con_lai: { nguoi_dung_id: number | null; ten_thiet_bi: string | null; ngay_ket_thuc: CalendarDate | null } | null
  /** The gateway's own code, where it does not answer our questions. */
  ma_cong?: string | null
}

interface Work {
  loai: WorkKind
  so_luong: number
  /** Whether there are more items than were counted. */
  con_nua: boolean
  /** The oldest items. */
  lau_nhat: WorkItem[]
}

const shownAtMost = 10
const countedAtMost = 1_000

const columns = 'id, luc, vnp_txn_ref, ma, hoan_tien_id, so_tien, ten_goi, ma_phu_huynh'

const counts = workKinds
  .map(
    kind => `select '${kind}' as loai, count(*) as so_luong from (${waiting[kind]} limit ${countedAtMost + 1}) counted`,
  )
  .join(' union all ')
const oldest = workKinds
  .map(
    kind => `select '${kind}' as loai, * from (
      select ${columns}, case when '${kind}' = 'settlement_differs' then id end as doi_tuong,
        ${kind === 'refund_term_moved' ? '' : 'null::json as '}con_lai
      from (${waiting[kind]}) work order by luc, id limit ${shownAtMost}) work`,
  )
  .join(' union all ')
const items = `select work.*, ten_phu_huynh from (${oldest}) work
  left join phu_huynh using (ma_phu_huynh) order by luc, work.id`

type Since = {
  today: CalendarDate
  failedSince: Date
  paidSince: Date
  /** A refund that was approved before this should have been answered by VNPay. */
  answeredSince: Date
  /** One that was approved before this should have arrived. */
  arrivedSince: Date
  /** Whether orders are sent to be invoiced; those of before this should have been by now. */
  invoices: boolean
  invoicedBefore: Date
  failingSince: Date
}

/** How much of each kind waits, and the oldest of it; of one kind alone, or one reason of a review, where that is asked for. */
export async function listWork(db: Knex, since: Since, only: string | null = null): Promise<Work[]> {
  const given = { ...since, reason: only === 'review' ? null : only }
  const counted = await runPrepared<{ loai: WorkKind; so_luong: number }>(db, 'work counted', counts, given)
  const found = await runPrepared<Found>(db, 'oldest work', items, given)
  const work = counted.map(({ loai, so_luong }) => ({
    loai,
    so_luong: Math.min(so_luong, countedAtMost),
    con_nua: so_luong > countedAtMost,
    lau_nhat: found.filter(item => item.loai === loai).map(itemOf),
  }))
  if (only === null) return work
  return work.filter(({ loai, so_luong }) => loai === only || (loai === 'review' && so_luong > 0))
}

type Found = Omit<WorkItem, 'loai' | 'ly_do'> & { loai: WorkKind; id: number; ma: string | null }

function itemOf({ id: _, loai, ma: ly_do, ...item }: Found): WorkItem {
  return {
    ...item,
    loai: loai === 'review' ? (ly_do ?? loai) : loai,
    ly_do,
    ...(loai === 'gateway_failing' && { ma_cong: queryCodeOf(ly_do!) }),
  }
}
