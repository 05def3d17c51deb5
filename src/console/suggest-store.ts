import type { Knex } from 'knex'
import type { pickKinds } from '../shared/parent-lists.ts'
import { parentsFound, searchFor } from './search-store.ts'

interface Suggested {
  id: number
  ten: string
  /** The parent of a child. */
  cua: string | null
  sdt: string | null
}

/** Parents by name, phone or e-mail, or children by their own name or by their parent. */
export async function suggest(db: Knex, kind: (typeof pickKinds)[number], typed: string): Promise<Suggested[]> {
  const search = searchFor(db, typed)
  if (!search) return []
  const { like, read } = search
  if (kind === 'phu_huynh')
    return read(
      `select ma_phu_huynh as id, ten_phu_huynh as ten, null as cua, sdt from phu_huynh
       where ma_phu_huynh in (${parentsFound(like)}) order by ten_tim, ma_phu_huynh limit 10`,
    )
  return read(
    `select ma_tre_em as id, ten_tre as ten, ten_phu_huynh as cua, sdt
     from tre_em join phu_huynh using (ma_phu_huynh) where ma_tre_em in (
       (select ma_tre_em from tre_em where ${like('ten_tim')} limit 10)
       union (select ma_tre_em from tre_em where ma_phu_huynh in (${parentsFound(like)}) limit 10)
     ) order by tre_em.ten_tim, ma_tre_em limit 10`,
  )
}
