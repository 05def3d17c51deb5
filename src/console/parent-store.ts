import type { Knex } from 'knex'
import { personColumns } from '../accounts/index.ts'
import type { Person } from '../kernel/given.ts'
import { containingInOrder, type Halves, type Source } from '../kernel/lists/source.ts'
import { runPrepared } from '../kernel/prepared.ts'
import { dateInVietnam } from '../shared/dates.ts'
import type { membershipKinds, parents } from '../shared/parent-lists.ts'
import { countParents } from './counters-store.ts'
import { hasPaid, payingOtherDays } from './paying-store.ts'
import { startOfPhone, wholePhone } from './phone.ts'
import { countAll } from './store.ts'

export type ListedParent = Person & {
  phien_ban: number
  /** When an admin closed the account, and why; null while it is open. */
  khoa_luc: Date | null
  ly_do_khoa: string | null
  so_tre_em: number
  so_thiet_bi: number
  loai_tai_khoan: (typeof membershipKinds)[number]
}

const parentColumns = [...personColumns, 'phien_ban', 'khoa_luc', 'ly_do_khoa'].join(', ')

/** Indexes have the mark of a paying parent; whether the term covers today is checked on the rows found. */
const membership: Halves<(typeof membershipKinds)[number]> = {
  halves: [
    (rows, kind, { now }) => {
      if (kind === 'FREE') rows.whereRaw('not co_goi_tra_phi')
      else rows.whereRaw(`co_goi_tra_phi and ${hasPaid('phu_huynh.ma_phu_huynh')}`, [dateInVietnam(now)])
    },
    (rows, kind, { now }) => {
      const today = dateInVietnam(now)
      if (kind === 'FREE') rows.whereRaw(payingOtherDays, [today, today, today])
      else rows.whereRaw('false')
    },
  ],
  inAnyOrder: true,
}

/** Phones are stored with +84. A typed 0 at the start may stand for that, or be a digit in the middle. */
const phone: Halves<string> = {
  halves: [
    (rows, typed) => {
      const start = startOfPhone(typed)
      if (start) rows.whereRaw('sdt collate "C" >= ? and sdt collate "C" < ?', [start, `${start}~`])
      else rows.whereRaw('false')
    },
    (rows, typed) => {
      const start = startOfPhone(typed)
      const digits = typed.replace(/\D/g, '')
      if (start.length >= wholePhone || !digits) rows.whereRaw('false')
      else rows.whereRaw('sdt like ?', [`%${digits}%`])
      if (start) rows.whereRaw('not starts_with(sdt, ?)', [start])
    },
  ],
}

/** Searches and sorts only ids, because most sorts and filters can then be read from an index alone. */
export const parentRows: Source<typeof parents, ListedParent, { ma_phu_huynh: number }> = {
  rows: db => db('phu_huynh').select('ma_phu_huynh'),
  complete: (db, found, { now }) =>
    listParents(
      db,
      found.map(({ ma_phu_huynh }) => ma_phu_huynh),
      dateInVietnam(now),
    ),
  filters: {
    ten: containingInOrder('ten_tim'),
    email: containingInOrder('email_tim'),
    sdt: phone,
    loai: membership,
    role: (rows, role) => rows.where('la_admin', role === 'admin'),
    trang_thai: (rows, state) => (state === 'KHOA' ? rows.whereNotNull('khoa_luc') : rows.whereNull('khoa_luc')),
  },
  sorts: { id: 'ma_phu_huynh', ten: 'ten_tim', email: 'email_tim', ngay_tao: 'ngay_tao' },
  key: 'ma_phu_huynh',
  total: async (db, { role, loai, ...others }, { now }) => {
    if (Object.keys(others).length > 0 || (role && loai)) return undefined
    if (!role && !loai) return (await countAll(db)).phu_huynh
    const { tat_ca, premium, quan_tri } = await countParents(db, dateInVietnam(now))
    if (loai) return loai === 'PREMIUM' ? premium : tat_ca - premium
    return role === 'admin' ? quan_tri : tat_ca - quan_tri
  },
}

/** The parents of these ids in this order, with what they have; one query for all. */
export async function listParents(db: Knex, ids: number[], today: string): Promise<ListedParent[]> {
  return runPrepared(
    db,
    'parents',
    `select ${parentColumns},
            (select count(*) from tre_em where tre_em.ma_phu_huynh = phu_huynh.ma_phu_huynh) as so_tre_em,
            (select count(*) from thiet_bi where thiet_bi.ma_phu_huynh = phu_huynh.ma_phu_huynh) as so_thiet_bi,
            case when ${hasPaid('phu_huynh.ma_phu_huynh')} then 'PREMIUM' else 'FREE' end as loai_tai_khoan
     from unnest(?::int[]) with ordinality as asked (ma, place) join phu_huynh on ma_phu_huynh = ma order by place`,
    [today, ids],
  )
}
