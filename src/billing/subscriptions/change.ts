import type { Knex } from 'knex'
import { lockPackageOnSale } from '../../catalogue/index.ts'
import { parentOfDevice } from '../../devices/index.ts'
import { lockFamily } from '../../family/index.ts'
import { audit } from '../../kernel/audit.ts'
import { fail, failAsStale, failOnFields } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import { type extension, lastDay, type packageChange, type term } from '../../shared/billing-fields.ts'
import { type CalendarDate, dateInVietnam, formatDate } from '../../shared/dates.ts'
import type { Values } from '../../shared/fields.ts'
import { originOf } from './changed-store.ts'
import { findSubscription } from './read-store.ts'
import { expireDevice, replacement, stateOf } from './record.ts'
import { cancel, findCurrent, insertGiven, lockDevice, type Place, saveTerm } from './store.ts'
import { extended, type Term, termFrom, termUntil } from './term.ts'

type OnDevice = Writer & { id: number }

/** What becomes of the renewal of a place whose end was changed, or that was ended; `before` is as it was. */
export type FollowTerm = (tx: Knex, before: Place, now: Date) => Promise<void>

/** The renewal of a place that is paid for days of which none has come yet, and when they begin. */
export type PaidAhead = (tx: Knex, place: Place, today: CalendarDate) => Promise<Ahead | undefined>
interface Ahead {
  vnp_txn_ref: string
  date: CalendarDate
}

export interface WithRenewals {
  follow: FollowTerm
  paidAhead: PaidAhead
}
type Following = OnDevice & WithRenewals

/** Closes what is on the device and opens another package from today; the history keeps both. */
export async function changePackage(given: Following, body: Values<typeof packageChange>) {
  const { tx, id: nguoi_dung_id, now } = given
  const { thong_tin_goi_id, phien_ban, ...payment } = body
  const { current, today, ma_phu_huynh } = await lockCurrent(given, phien_ban)
  const sold = (await lockPackageOnSale(tx, thong_tin_goi_id)) ?? failOnFields({ thong_tin_goi_id: 'package_required' })
  const replaced = current?.trang_thai === 'DANG_HOAT_DONG' ? current : undefined
  if (replaced) await endFor(given, replaced, today)
  const isPaid = Object.keys(payment).length > 0
  const opened = await insertGiven(tx, {
    ...termFrom(today, sold.thoi_han_thang),
    ...moneyOf(replaced, isPaid),
    ma_phu_huynh,
    nguoi_dung_id,
    thong_tin_goi_id,
    ngay_mua: now,
  })
  if (replaced)
    await audit(given, {
      action: 'subscription_changed',
      kind: 'goi_dich_vu',
      subject: replaced.id,
      detail: replacement(replaced, opened.id),
    })
  await audit(given, {
    action: 'subscription_assigned',
    kind: 'goi_dich_vu',
    subject: opened.id,
    detail: { after: stateOf(opened), ...payment },
  })
  const message = isPaid ? 'subscription_changed_paid' : 'subscription_changed'
  return reply({ data: await findSubscription(tx, opened.id, today), message })
}

/** A term cannot be changed back, so a renewal that is paid for later days is refunded before. */
async function endFor({ tx, now, follow, paidAhead }: Following, replaced: Place, today: CalendarDate): Promise<void> {
  const ahead = await paidAhead(tx, replaced, today)
  if (ahead) fail('renewed_ahead', { code: ahead.vnp_txn_ref, date: formatDate(ahead.date) })
  if (!(await cancel(tx, replaced.id))) fail('busy')
  await follow(tx, replaced, now)
}

/** The money that another package takes over: its order’s refund ends it too, unless something was paid for the change. */
function moneyOf(replaced: Place | undefined, isPaid: boolean) {
  const changed_from = replaced ? originOf(replaced) : null
  return { changed_from, paid_apart: changed_from !== null && (isPaid || replaced!.paid_apart) }
}

/** Moves this place alone, not the rest of its purchase. */
export async function setTerm(given: Following, { ngay_bat_dau, ngay_ket_thuc, phien_ban }: Values<typeof term>) {
  if (ngay_ket_thuc !== null && ngay_ket_thuc <= ngay_bat_dau) failOnFields({ ngay_ket_thuc: 'term_backwards' })
  const { current, today } = await lockCurrent(given, phien_ban)
  const saved = await changeTerm(given, current ?? fail('no_subscription'), {
    action: 'subscription_times_set',
    term: termUntil(ngay_bat_dau, ngay_ket_thuc),
    today,
  })
  return reply({ data: saved, message: saved.trang_thai === 'HET_HAN' ? 'term_set_over' : 'term_set' })
}

type Extension = Omit<Values<typeof extension>, 'phien_ban'> & { phien_ban?: KnownVersion }

export async function extend(given: Following, { so_thang_gia_han, phien_ban }: Extension) {
  const { current = fail('no_subscription'), today } = await lockCurrent(given, phien_ban)
  if (current.ngay_ket_thuc === null) fail('endless_term')
  const term = extended(current, so_thang_gia_han, today)
  if (term.ngay_ket_thuc! > lastDay) fail('term_too_long')
  const saved = await changeTerm(given, current, { action: 'subscription_extended', term, today })
  return reply({ data: saved, message: 'term_extended' })
}

/** Null of a device on which no package was running; nothing is compared without one. */
type KnownVersion = number | null | undefined

/** The subscription that an admin changes, with the family's and the device's writers shut out. Nobody changes their own. */
async function lockCurrent(given: OnDevice, known: KnownVersion) {
  const { tx, id, now, caller } = given
  const today = dateInVietnam(now)
  const ma_phu_huynh = (await parentOfDevice(tx, id)) ?? fail('not_found')
  if (ma_phu_huynh === caller.person!.ma_phu_huynh) fail('own_package')
  if (!(await lockFamily(tx, ma_phu_huynh)) || !(await lockDevice(tx, id))) fail('not_found')
  await expireDevice(given, id, today)
  const current = await findCurrent(tx, id)
  const isStale = known === null ? current?.trang_thai === 'DANG_HOAT_DONG' : known !== current?.phien_ban
  if (known !== undefined && isStale) failAsStale(current ? await findSubscription(tx, current.id, today) : null)
  return { current, today, ma_phu_huynh }
}

async function changeTerm(
  given: Following,
  current: Place,
  { action, term, today }: { action: 'subscription_times_set' | 'subscription_extended'; term: Term; today: string },
) {
  const isOver = term.ngay_ket_thuc !== null && term.ngay_ket_thuc <= today
  const saved = (await saveTerm(given.tx, current, term, isOver ? 'HET_HAN' : 'DANG_HOAT_DONG')) ?? fail('busy')
  await audit(given, {
    action,
    kind: 'goi_dich_vu',
    subject: saved.id,
    detail: { before: stateOf(current), after: stateOf(saved) },
  })
  await given.follow(given.tx, current, given.now)
  return findSubscription(given.tx, saved.id, today)
}
