import type { Knex } from 'knex'
import { fail } from '../../kernel/failure.ts'
import type { auditActions } from '../../shared/console-lists.ts'
import type { CalendarDate } from '../../shared/dates.ts'
import type { Status } from './store.ts'
import { extendsFrom } from './term.ts'

/** A place as read on a day: over from its end on, whether or not the job has marked it. */
export interface Subscription {
  id: number
  ma_phu_huynh: number
  nguoi_dung_id: number | null
  /** The device's, also after it was deleted. */
  ten_thiet_bi: string | null
  ma_thiet_bi: string | null
  /** Whose device it is on. */
  ten_tre: string | null
  trang_thai: Status
  thong_tin_goi_id: number
  ten_goi: string
  thongTinGoi: PackageOfPlace
  gia: number
  vnp_txn_ref: string | null
  ngay_mua: Date
  ngay_bat_dau: CalendarDate | null
  ngay_ket_thuc: CalendarDate | null
  /** On a device, with a start that lies ahead: it protects nothing yet, and keeps others off the device. */
  chua_bat_dau: boolean
  /** Until the end, on a device; null where there is no end or no term runs. */
  so_ngay_con_lai: number | null
  tu_dong_gia_han: boolean
  phien_ban: number
}

interface PackageOfPlace {
  id: number
  ten: string
  gia: number
  loai_goi: 'TRA_PHI' | 'MIEN_PHI'
  so_thiet_bi: number | null
  /** Those that were bought, until a term of them begins. */
  thoi_han_thang: number | null
  da_xoa: boolean
  noiDungList: { id: number; noi_dung: string }[]
}

interface SubscriptionEvent {
  hanh_dong: (typeof auditActions)[number]
  luc: Date
  /** The account that did it; null for a job. The name is null where that account is gone. */
  nguoi: number | null
  ten_nguoi: string | null
  chi_tiet: Record<string, unknown>
}

/** Whether a place is over by that day, though no job has marked it. */
export const isOver = (day: '?' | ':today') =>
  `trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG') and ngay_ket_thuc <= ${day}`
/** The state on the day that is bound to it. */
export const statusOn = `case when ${isOver('?')} then 'HET_HAN' else trang_thai end`
/** Whether the term begins after the day that is bound to it. */
const startsLater = `trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau > ?::date as chua_bat_dau`
const aboutPackage = ['id', 'ten', 'gia', 'loai_goi', 'so_thiet_bi', 'da_xoa']
const packageOfPlace = `json_build_object(${aboutPackage.map(name => `'${name}', goi.${name}`).join(', ')},
  'thoi_han_thang', case when trang_thai = 'CHUA_GAN' and ngay_bat_dau is null then months else goi.thoi_han_thang end,
  'noiDungList', (
    select coalesce(json_agg(json_build_object('id', line.id, 'noi_dung', line.noi_dung) order by line.id), '[]')
    from noi_dung line where line.goi_id = goi.id))`

// One text, because a builder takes every name apart at each request.
const columns = `bought.id, bought.ma_phu_huynh, bought.nguoi_dung_id,
  coalesce(thiet_bi.ten_thiet_bi, ten_thiet_bi_cu) as ten_thiet_bi,
  coalesce(thiet_bi.ma_thiet_bi, ma_thiet_bi_cu) as ma_thiet_bi, ten_tre,
  ${statusOn} as trang_thai, bought.thong_tin_goi_id, goi.ten as ten_goi, ${packageOfPlace} as "thongTinGoi",
  bought.gia, vnp_txn_ref, ngay_mua, ngay_bat_dau, ngay_ket_thuc, ${startsLater},
  case when trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau <= ?::date and ngay_ket_thuc > ?::date
       then ngay_ket_thuc - ?::date end as so_ngay_con_lai,
  -- what is not sold any more is not renewed, whether or not the job has switched it off
  tu_dong_gia_han and not goi.da_xoa and goi.gia > 0 as tu_dong_gia_han, bought.phien_ban`

/** By the keys of the family too, as everything that its calls read. */
const ofItsFamily = `
  left join thiet_bi on (thiet_bi.ma_phu_huynh, thiet_bi.nguoi_dung_id) = (bought.ma_phu_huynh, bought.nguoi_dung_id)
  left join tre_em on (tre_em.ma_phu_huynh, tre_em.ma_tre_em) = (thiet_bi.ma_phu_huynh, thiet_bi.ma_tre_em)`

/** Of families that are there. `from` is the table, or a function that returns rows of it; either is named `bought`. */
export function subscriptions(db: Knex, today: string, from: Knex.Raw = db.raw('goi_dich_vu as bought')) {
  return db
    .from(from)
    .join('goi', 'goi.id', 'bought.thong_tin_goi_id')
    .joinRaw(ofItsFamily)
    .whereNotNull('bought.ma_phu_huynh')
    .select(db.raw(columns, [today, today, today, today, today]))
}

/** Its family may have been deleted since it was found. */
export async function findSubscription(db: Knex, id: number, today: string): Promise<Subscription> {
  return (await subscriptions(db, today).where('bought.id', id).first()) ?? fail('not_found')
}

export interface PlaceOfDevice extends Subscription {
  /** An extension ends its months after this day, beside those that are counted from it already. Null without an end. */
  gia_han_tu: { ngay: CalendarDate; so_thang: number } | null
}

/** All that is or was on these devices, newest first. */
export async function listOfDevices(db: Knex, ids: number[], today: string): Promise<PlaceOfDevice[]> {
  const onDevices = subscriptions(db, today).whereIn('bought.nguoi_dung_id', ids).orderBy('bought.id', 'desc')
  const rows = await onDevices.select('anchored_on', 'months')
  return rows.map(({ anchored_on, months, ...row }) => ({
    ...row,
    gia_han_tu: extendsFrom({ ...row, anchored_on, months }, today),
  }))
}

/** What ended on the device, and what was moved to it or away from it, which may run on. */
export async function listClosed(db: Knex, nguoi_dung_id: number, today: string): Promise<Subscription[]> {
  const ended = db('goi_dich_vu')
    .where({ nguoi_dung_id })
    .whereRaw(`(trang_thai in ('HET_HAN', 'HUY') or ${isOver('?')})`, [today])
    .select('id')
  const moves = db('moves').whereRaw('from_device <> to_device').select('goi_dich_vu_id')
  const moved = [moves.clone().where({ from_device: nguoi_dung_id }), moves.where({ to_device: nguoi_dung_id })]
  // a union, because `or` between them would read the whole table
  return subscriptions(db, today).whereIn('bought.id', ended.union(moved)).orderBy('bought.id', 'desc')
}

/** What is in use on the device today. */
export async function findActive(db: Knex, nguoi_dung_id: number, today: string): Promise<Subscription | undefined> {
  const inUse = db.raw('goi_dang_dung(?) as bought', [today])
  return subscriptions(db, today, inUse).where('bought.nguoi_dung_id', nguoi_dung_id).first()
}

/** What the audit log has about these rows, oldest first. */
export async function listEvents(db: Knex, ids: number[]): Promise<(SubscriptionEvent & { subject: number })[]> {
  return db('audit_log')
    .leftJoin('phu_huynh', 'phu_huynh.ma_phu_huynh', 'audit_log.actor')
    .where({ subject_kind: 'goi_dich_vu' })
    .whereIn('subject', ids)
    .orderBy(['at', 'audit_log.id'])
    .select({
      subject: 'subject',
      hanh_dong: 'action',
      luc: 'at',
      nguoi: 'actor',
      ten_nguoi: 'ten_phu_huynh',
      chi_tiet: 'detail',
    })
}

export type OrderPlace = Pick<
  Subscription,
  | 'id'
  | 'trang_thai'
  | 'chua_bat_dau'
  | 'thong_tin_goi_id'
  | 'ten_goi'
  | 'ten_thiet_bi'
  | 'ma_thiet_bi'
  | 'ngay_bat_dau'
  | 'ngay_ket_thuc'
>

/** The places that an order put into the wallet or that it renews, and what admins changed them into. */
export async function placesOf(db: Knex, vnp_txn_ref: string, today: string): Promise<OrderPlace[]> {
  const granted = db('goi_dich_vu').where({ vnp_txn_ref }).select('id')
  const renewed = db('renewed_rows').join('orders', 'orders.renewal_id', 'renewed_rows.renewal_id')
  // a union, because `or` between them would read the whole table
  const own = granted.union(renewed.where('orders.vnp_txn_ref', vnp_txn_ref).select('goi_dich_vu_id'))
  const changed = db('goi_dich_vu').whereIn('changed_from', own.clone()).select('id')
  return db('goi_dich_vu')
    .join('goi', 'goi.id', 'thong_tin_goi_id')
    .leftJoin('thiet_bi', 'thiet_bi.nguoi_dung_id', 'goi_dich_vu.nguoi_dung_id')
    .whereIn('goi_dich_vu.id', own.union(changed))
    .orderBy('goi_dich_vu.id')
    .limit(200)
    .select(
      'goi_dich_vu.id',
      'thong_tin_goi_id',
      'goi.ten as ten_goi',
      db.raw(`${statusOn} as trang_thai`, [today]),
      db.raw('coalesce(thiet_bi.ten_thiet_bi, ten_thiet_bi_cu) as ten_thiet_bi'),
      db.raw('coalesce(thiet_bi.ma_thiet_bi, ma_thiet_bi_cu) as ma_thiet_bi'),
      db.raw(startsLater, [today]),
      'ngay_bat_dau',
      'ngay_ket_thuc',
    )
}

/** Nobody's where the parent who bought it is gone. */
export async function parentOfPlace(db: Knex, id: number): Promise<number | undefined> {
  return (await db('goi_dich_vu').where({ id }).first('ma_phu_huynh'))?.ma_phu_huynh ?? undefined
}
