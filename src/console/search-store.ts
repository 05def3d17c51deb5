import type { Knex } from 'knex'
import { literal } from '../kernel/lists/source.ts'
import type { orderStatuses } from '../shared/order-lists.ts'
import { startOfPhone, wholePhone } from './phone.ts'

interface Hits {
  phu_huynh: { ma_phu_huynh: number; ten_phu_huynh: string; email_phu_huynh: string; sdt: string | null }[]
  tre_em: { ma_tre_em: number; ten_tre: string; lop: number | null; ma_phu_huynh: number; ten_phu_huynh: string }[]
  thiet_bi: {
    nguoi_dung_id: number
    ten_thiet_bi: string
    ma_thiet_bi: string
    ma_tre_em: number
    ten_tre: string
    ma_phu_huynh: number
  }[]
  don_hang: {
    vnp_txn_ref: string
    ten_goi: string
    ngay_tao: Date
    trang_thai: (typeof orderStatuses)[number]
    /** Null if the account was deleted. */
    ten_phu_huynh: string | null
  }[]
}

/** Ten of each kind at most. Each branch of a union is found by an index of its own. */
export async function findAnywhere(db: Knex, typed: string): Promise<Hits> {
  const search = searchFor(db, typed)
  if (!search) return { phu_huynh: [], tre_em: [], thiet_bi: [], don_hang: [] }
  const { like, read } = search
  return {
    phu_huynh: await read(
      `select ma_phu_huynh, ten_phu_huynh, email_phu_huynh, sdt from phu_huynh
       where ma_phu_huynh in (${parentsFound(like)}) order by ten_tim, ma_phu_huynh limit 10`,
    ),
    tre_em: await read(
      `select ma_tre_em, ten_tre, lop, ma_phu_huynh, ten_phu_huynh from tre_em join phu_huynh using (ma_phu_huynh)
       where ma_tre_em in (select ma_tre_em from tre_em where ${like('ten_tim')} limit 10)
       order by ten_tre, ma_tre_em`,
    ),
    thiet_bi: await read(
      `select nguoi_dung_id, ten_thiet_bi, ma_thiet_bi, ma_tre_em, ten_tre, thiet_bi.ma_phu_huynh
       from thiet_bi join tre_em using (ma_tre_em) where nguoi_dung_id in (
         (select nguoi_dung_id from thiet_bi where ${like('ma_tim')} limit 10)
         union (select nguoi_dung_id from thiet_bi where ${like('ten_tim')} limit 10)
       ) order by ten_thiet_bi, nguoi_dung_id limit 10`,
    ),
    don_hang: await read(
      `select vnp_txn_ref, ten_goi, orders.ngay_tao, trang_thai, ten_phu_huynh
       from orders left join phu_huynh using (ma_phu_huynh)
       where id in (select id from orders where ${like('lower(vnp_txn_ref)')} limit 10)
       order by vnp_txn_ref`,
    ),
  }
}

type Like = (column: string) => string

export function parentsFound(like: Like): string {
  return `(select ma_phu_huynh from phu_huynh where ten_tim >= khong_dau(:typed)
       and ten_tim < khong_dau(:typed) || chr(1114111) limit 10)
    union (select ma_phu_huynh from phu_huynh where ${like('substr(ten_tim, 2)')} limit 10)
    union (select ma_phu_huynh from phu_huynh where email_tim >= khong_dau(:typed)
       and email_tim < khong_dau(:typed) || chr(1114111) limit 10)
    union (select ma_phu_huynh from phu_huynh where ${like('substr(email_tim, 2)')} limit 10)
    union (select ma_phu_huynh from phu_huynh where :start <> '' and sdt collate "C" >= :start
       and sdt collate "C" < :end limit 10)
    union (select ma_phu_huynh from phu_huynh where sdt like :digits limit 10)`
}

/** How a typed text is looked for; null if nothing can match. */
export function searchFor(db: Knex, typed: string) {
  // No index has anything for an empty text: each table would be read.
  if (typed === '') return null
  const starts = typed.length > 2 ? ['%'] : ['', '% ']
  const pattern = `${literal('khong_dau(:typed)')} || '%'`
  const like: Like = column => `(${starts.map(start => `${column} like '${start}' || ${pattern}`).join(' or ')})`
  const digits = /^[\d\s+().-]*$/.test(typed) ? typed.replace(/[^\d+]/g, '') : ''
  const start = startOfPhone(digits)
  const values = {
    typed,
    digits: digits.length > 2 && start.length < wholePhone ? `%${digits}%` : '',
    start,
    end: `${start}~`,
  }
  return { like, read: async (sql: string) => (await db.raw(sql, values)).rows }
}
