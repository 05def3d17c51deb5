import type { Knex } from 'knex'
import type { Language } from '../../i18n/index.ts'
import { type CalendarDate, dateInVietnam } from '../../shared/dates.ts'
import type { NewNotice } from './store.ts'

export interface ClaimedNotice extends NewNotice {
  id: number
  written_at: Date
  stale_at: Date
  tries: number
  /** Null where there is no phone to send to. */
  sdt: string | null
  ngon_ngu: Language
  /** Whether its text still holds. */
  is_true: boolean
}

/** What a reminder is about: the end of a purchase. */
interface Reminder {
  purchase: string
  period: string
  kind: NewNotice['kind']
  today: CalendarDate
}

/** Whether a reminder still holds, and the price that it names, if it names one. */
export type ReminderNow = (tx: Knex, reminder: Reminder) => Promise<{ is_true: boolean; amount: number | null }>

/** Takes the next notice for one process, before anything of it leaves. */
export async function claimNotice(db: Knex, now: Date, reminderNow: ReminderNow): Promise<ClaimedNotice | undefined> {
  return db.transaction(async tx => {
    const waiting = await tx('notices')
      .where('state', 'waiting')
      .where('send_at', '<=', now)
      .orderBy(['send_at', 'id'])
      .forUpdate()
      .skipLocked()
      .first('id', 'tries')
    if (!waiting) return undefined
    const { id, tries } = waiting
    await tx('notices')
      .where({ id })
      .update({ state: 'sending', claimed_at: now, tries: tries + 1 })
    const claimed = await tx('notices')
      .join('phu_huynh', 'phu_huynh.ma_phu_huynh', 'notices.ma_phu_huynh')
      .where('notices.id', id)
      .first('notices.*', 'sdt', 'ngon_ngu', 'khoa_luc')
    if (claimed.purchase === null) return { ...claimed, is_true: holds(claimed) }
    const { is_true, amount } = await reminderNow(tx, { ...claimed, today: dateInVietnam(now) })
    return { ...claimed, is_true, detail: { ...claimed.detail, ...(amount !== null && { amount }) } }
  })
}

/** If an account was closed and opened again before either message left, only the last one is sent. */
function holds({ kind, khoa_luc }: { kind: NewNotice['kind']; khoa_luc: Date | null }): boolean {
  if (kind === 'account_closed') return khoa_luc !== null
  return kind !== 'account_opened' || khoa_luc === null
}

export async function closeNotice(
  db: Knex,
  id: number,
  closed: { state: 'sent' | 'dropped'; outcome: string; closed_at: Date },
): Promise<void> {
  await db('notices').where({ id, state: 'sending' }).update(closed)
}

/** Puts a notice that was certainly not sent back for another attempt. */
export async function putBack(
  db: Knex,
  { id, tries }: ClaimedNotice,
  back: { send_at: Date; outcome?: string },
): Promise<void> {
  await db('notices')
    .where({ id, tries, state: 'sending' })
    .update({ ...back, state: 'waiting', ...(back.outcome === undefined && { tries: tries - 1 }) })
}

interface Abandoned {
  now: Date
  /** A notice claimed before this moment belongs to a process that has died. */
  before: Date
  /** The provider still recognises the id of a notice claimed after this moment. */
  known: Date
}

/** Notices of dead processes are sent again if the provider would drop a duplicate; otherwise they count as sent. */
export async function releaseAbandoned(
  db: Knex,
  { now, before, known }: Abandoned,
): Promise<{ resent: number; unknown: number }> {
  const died = () => db('notices').where('state', 'sending').where('claimed_at', '<=', before)
  const resent = await died().where('claimed_at', '>', known).update({ state: 'waiting', send_at: now })
  const unknown = await died().update({ state: 'sent', outcome: 'process_died', closed_at: now })
  return { resent, unknown }
}

export async function countDue(db: Knex, now: Date): Promise<number> {
  const [counted] = await db('notices').where('state', 'waiting').where('send_at', '<=', now).count()
  return Number(counted?.count)
}
