import type { Knex } from 'knex'
import { fail } from '../../kernel/failure.ts'
import { updateVersion } from '../../kernel/versions.ts'
import type { Term } from './term.ts'

export type Status = 'CHUA_GAN' | 'DANG_HOAT_DONG' | 'HET_HAN' | 'HUY'

/** A purchased place of a package, for one device. By default it is in the wallet (`CHUA_GAN`). */
export interface NewPlace {
  ma_phu_huynh: number
  thong_tin_goi_id: number
  gia: number
  ngay_mua: Date
  vnp_txn_ref?: string
  /** Which of the places that the order paid for. */
  place?: number
  nguoi_dung_id?: number
  trang_thai?: Status
  ngay_bat_dau?: string
  ngay_ket_thuc?: string | null
  anchored_on?: string | null
}

/** A place as stored: `DANG_HOAT_DONG` may be over by date, before the job has marked it. */
export interface Place extends Term {
  id: number
  ma_phu_huynh: number
  thong_tin_goi_id: number
  nguoi_dung_id: number | null
  trang_thai: Status
  vnp_txn_ref: string | null
  phien_ban: number
  /** The bought place that admins changed into this one, also by way of others. */
  changed_from: number | null
  /** Money for a change was noted: it does not end with the order of that place. */
  paid_apart: boolean
}

export type PlaceWithType = Place & { loai_goi: 'TRA_PHI' | 'MIEN_PHI' }

/** Keeps the months that the package has now, and renews itself where it was paid for. */
export async function insertPlace(tx: Knex, purchased: NewPlace): Promise<number> {
  const sold = tx('goi').where({ id: purchased.thong_tin_goi_id })
  const [made] = await tx('goi_dich_vu')
    .insert({
      months: sold.clone().select('thoi_han_thang'),
      tu_dong_gia_han: sold.clone().select(tx.raw(`loai_goi = 'TRA_PHI' and ?::bigint > 0`, [purchased.gia])),
      ...purchased,
    })
    .returning('id')
  return made.id
}

type GivenPlace = Term &
  Pick<Place, 'ma_phu_huynh' | 'thong_tin_goi_id' | 'changed_from' | 'paid_apart'> & {
    nguoi_dung_id: number
    ngay_mua: Date
  }

/** Opens a subscription that an admin gives: it was not paid for, and belongs to no purchase. */
export async function insertGiven(tx: Knex, given: GivenPlace): Promise<Place> {
  const [made] = await tx('goi_dich_vu')
    .insert({ ...given, trang_thai: 'DANG_HOAT_DONG', gia: 0, phien_ban: nextVersion(tx, given.nguoi_dung_id) })
    .returning('*')
  return made
}

/** Keeps the device from being deleted until the end of the transaction. */
export async function lockDevice(tx: Knex, nguoi_dung_id: number): Promise<boolean> {
  return (await tx('thiet_bi').where({ nguoi_dung_id }).forNoKeyUpdate().first('nguoi_dung_id')) !== undefined
}

export async function findPlace(tx: Knex, id: number): Promise<PlaceWithType | undefined> {
  return withType(tx).where('goi_dich_vu.id', id).first()
}

/** The subscription that occupies the device. */
export async function findOnDevice(tx: Knex, nguoi_dung_id: number): Promise<PlaceWithType | undefined> {
  return withType(tx).where({ nguoi_dung_id, trang_thai: 'DANG_HOAT_DONG' }).first()
}

function withType(tx: Knex) {
  return tx('goi_dich_vu').join('goi', 'goi.id', 'thong_tin_goi_id').select('goi_dich_vu.*', 'loai_goi')
}

/** What an admin may change: the subscription on the device, or else the one that ended last. */
export async function findCurrent(tx: Knex, nguoi_dung_id: number): Promise<Place | undefined> {
  return tx('goi_dich_vu')
    .where({ nguoi_dung_id })
    .whereIn('trang_thai', ['DANG_HOAT_DONG', 'HET_HAN'])
    .orderByRaw(`trang_thai = 'DANG_HOAT_DONG' desc, ngay_ket_thuc desc nulls first, id desc`)
    .first()
}

/** Marks what is over on this device, so that it blocks nothing. */
export async function expirePlacesOn(tx: Knex, nguoi_dung_id: number, today: string): Promise<Place[]> {
  return tx('goi_dich_vu')
    .where({ nguoi_dung_id, trang_thai: 'DANG_HOAT_DONG' })
    .where('ngay_ket_thuc', '<=', today)
    .update({ trang_thai: 'HET_HAN' })
    .returning('*')
}

export async function cancel(tx: Knex, id: number): Promise<boolean> {
  const active = tx('goi_dich_vu').where({ id, trang_thai: 'DANG_HOAT_DONG' })
  return (await active.update({ trang_thai: 'HUY', phien_ban: tx.raw('phien_ban + 1') })) === 1
}

/** Undefined if the place was changed or left the device since it was read. */
export async function saveTerm(
  tx: Knex,
  { id, phien_ban, nguoi_dung_id }: Place,
  term: Term,
  trang_thai: Status,
): Promise<Place | undefined> {
  const row = { id, nguoi_dung_id: nguoi_dung_id! }
  const ended_by_hand = trang_thai === 'HET_HAN'
  const saved = { ...term, trang_thai, ended_by_hand, phien_ban }
  return updateVersion<Place>(tx, 'goi_dich_vu', row, saved).catch(failAsFreeTaken)
}

/** A parent has one free place of a package at a time, also where an admin makes a term that was over begin again. */
export function failAsFreeTaken(error: { constraint?: string }): never {
  if (error.constraint === 'goi_dich_vu_one_free') fail('free_package_taken')
  throw error
}

/** Undefined if the place is no longer in the wallet, or its term is over. */
export async function takeFromWallet(
  tx: Knex,
  { id, nguoi_dung_id, term, today }: { id: number; nguoi_dung_id: number; term: Term; today: string },
): Promise<Place | undefined> {
  const [taken] = await tx('goi_dich_vu')
    .where({ id, trang_thai: 'CHUA_GAN' })
    .where(rows => rows.whereNull('ngay_ket_thuc').orWhere('ngay_ket_thuc', '>', today))
    .update({ ...term, nguoi_dung_id, trang_thai: 'DANG_HOAT_DONG', phien_ban: nextVersion(tx, nguoi_dung_id, id) })
    .returning('*')
  return taken
}

/** The rest of the purchase begins with the place that was assigned first. */
export async function startPurchase(tx: Knex, { ma_phu_huynh, vnp_txn_ref }: Place, term: Term): Promise<void> {
  if (vnp_txn_ref === null) return
  await tx('goi_dich_vu')
    .where({ ma_phu_huynh, vnp_txn_ref, trang_thai: 'CHUA_GAN' })
    .whereNull('ngay_bat_dau')
    .update({ ...term, phien_ban: tx.raw('phien_ban + 1') })
}

/** Above every version that a place on this device has had, so that an old version never fits another one. */
export function nextVersion(tx: Knex, nguoi_dung_id: number, id = 0): Knex.Raw {
  return tx.raw(
    `(select 1 + coalesce(max(phien_ban), 0) from goi_dich_vu where nguoi_dung_id = ? or id = ?
        or id in (select goi_dich_vu_id from moves where from_device = ?))`,
    [nguoi_dung_id, id, nguoi_dung_id],
  )
}
