import type { Knex } from 'knex'
import { containing, type Source } from '../kernel/lists/source.ts'
import { startOfDay, startOfNextDay } from '../shared/dates.ts'
import type { partnerRequests } from '../shared/partner-lists.ts'

export interface NewRequest {
  /** The business or the person. */
  ten: string
  so_thiet_bi: number
  so_nam: number
  /** A phone number or an e-mail address. */
  lien_he: string
}

interface Handling {
  ngay_xu_ly: Date
  nguoi_xu_ly: number
}

interface PartnerRequest extends NewRequest {
  id: number
  ngay_tao: Date
  /** Null until somebody has called or written back. */
  ngay_xu_ly: Date | null
  /** Null also if the account of that admin was deleted. */
  nguoi_xu_ly: number | null
  ten_nguoi_xu_ly: string | null
}

export async function insertRequest(tx: Knex, request: NewRequest & { ngay_tao: Date }): Promise<void> {
  await tx('partner_requests').insert(request).onConflict().ignore()
}

export async function closeRequest(tx: Knex, id: number, handling: Handling): Promise<boolean> {
  return (await tx('partner_requests').where({ id, ngay_xu_ly: null }).update(handling)) > 0
}

export async function reopenRequest(tx: Knex, id: number): Promise<boolean> {
  const open = { ngay_xu_ly: null, nguoi_xu_ly: null }
  return (await tx('partner_requests').where({ id }).whereNotNull('ngay_xu_ly').update(open)) > 0
}

export async function hasRequest(tx: Knex, id: number): Promise<boolean> {
  return Boolean(await tx('partner_requests').where({ id }).first('id'))
}

export async function deleteOldRequests(db: Knex, before: Date): Promise<number> {
  return db('partner_requests').where('ngay_tao', '<', before).delete()
}

export const requestRows: Source<typeof partnerRequests, PartnerRequest> = {
  rows: db =>
    db('partner_requests')
      .leftJoin('phu_huynh', 'phu_huynh.ma_phu_huynh', 'partner_requests.nguoi_xu_ly')
      .select('partner_requests.*', { ten_nguoi_xu_ly: 'ten_phu_huynh' }),
  filters: {
    ten: containing('khong_dau(ten)'),
    lien_he: containing('khong_dau(lien_he)'),
    trang_thai: (rows, status) => (status === 'MOI' ? rows.whereNull('ngay_xu_ly') : rows.whereNotNull('ngay_xu_ly')),
    tu: (rows, day) => rows.where('partner_requests.ngay_tao', '>=', startOfDay(day)),
    den: (rows, day) => rows.where('partner_requests.ngay_tao', '<', startOfNextDay(day)),
  },
  sorts: { ngay_tao: 'partner_requests.ngay_tao', so_thiet_bi: 'so_thiet_bi' },
  key: 'partner_requests.id',
}
