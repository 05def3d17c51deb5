import type { Knex } from 'knex'
import { deleteInParts } from '../../kernel/delete-in-parts.ts'
import type { CalendarDate } from '../../shared/dates.ts'

const noticeKinds = [
  'renewal_opened',
  'renewal_due',
  'protection_ended',
  'protection_over',
  'renewal_off_sale',
  'renewal_charged',
  'refund_accepted',
  'payment_returned',
  'money_returned',
  'refund_refused',
  'account_closed',
  'account_opened',
  'machine_removed',
  'machine_left_alone',
] as const
type NoticeKind = (typeof noticeKinds)[number]

export interface NewNotice {
  /** A notice with a key that exists already is not written again. */
  key: string
  ma_phu_huynh: number
  kind: NoticeKind
  detail: NoticeDetail
}

interface NoticeDetail {
  date?: string
  amount?: number
  vnp_txn_ref?: string
  /** What an admin wrote. */
  reason?: string
  /** Of a device. */
  name?: string
}

const noticesShown = 50
const week = 7 * 86_400_000

/** Called in the transaction that makes the change that the notice is about. */
export async function writeNotice(tx: Knex, notice: NewNotice, now: Date): Promise<void> {
  const stale_at = new Date(now.getTime() + week)
  await tx('notices')
    .insert({ ...notice, detail: JSON.stringify(notice.detail), written_at: now, send_at: now, stale_at })
    .onConflict('key')
    .ignore()
}

interface ShownNotice {
  id: number
  loai: NoticeKind
  trang_thai: 'waiting' | 'sending' | 'sent' | 'dropped'
  /** When it was sent or dropped; until then, when it was written. */
  luc: Date
  ngay: CalendarDate | null
  so_tien: number | null
  vnp_txn_ref: string | null
}

/** The newest messages about packages and money that a parent got or is to get. */
export async function listNotices(db: Knex, ma_phu_huynh: number): Promise<ShownNotice[]> {
  return db('notices')
    .where({ ma_phu_huynh })
    .orderBy([
      { column: 'written_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(noticesShown)
    .select({
      id: 'id',
      loai: 'kind',
      trang_thai: 'state',
      luc: db.raw('coalesce(closed_at, written_at)'),
      ngay: db.raw("detail ->> 'date'"),
      so_tien: db.raw("(detail ->> 'amount')::bigint"),
      vnp_txn_ref: db.raw("detail ->> 'vnp_txn_ref'"),
    })
}

export async function deleteOldNotices(db: Knex, before: Date): Promise<number> {
  return deleteInParts(db, 'notices', db('notices').whereNot('state', 'waiting').where('closed_at', '<', before))
}
