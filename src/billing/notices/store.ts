import type { Knex } from 'knex'

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
}

const week = 7 * 86_400_000

/** Called in the transaction that makes the change that the notice is about. */
export async function writeNotice(tx: Knex, notice: NewNotice, now: Date): Promise<void> {
  const stale_at = new Date(now.getTime() + week)
  await tx('notices')
    .insert({ ...notice, detail: JSON.stringify(notice.detail), written_at: now, send_at: now, stale_at })
    .onConflict('key')
    .ignore()
}

export async function deleteOldNotices(db: Knex, before: Date): Promise<number> {
  return db('notices').whereNot('state', 'waiting').where('closed_at', '<', before).delete()
}
