import type { Knex } from 'knex'
import type { Person } from '../kernel/endpoint.ts'
import { containingInOrder, type Halves, type Source } from '../kernel/list.ts'
import { dateInVietnam } from '../shared/dates.ts'
import type { membershipKinds, parents } from '../shared/parent-lists.ts'
import { startOfPhone, wholePhone } from './phone.ts'
import { countAll } from './store.ts'

type FoundParent = Person & { phien_ban: number }
export type ListedParent = FoundParent & {
  so_tre_em: number
  so_thiet_bi: number
  loai_tai_khoan: (typeof membershipKinds)[number]
}

export const parentColumns = [
  'ma_phu_huynh',
  'ten_phu_huynh',
  'email_phu_huynh',
  'sdt',
  'dia_chi',
  'la_admin',
  'ngay_tao',
  'phien_ban',
] as const

/** An array and not a join: of a table of four rows the planner has no statistics, and expects hundreds. */
const paidPackages = `array(select id from goi where loai_goi = 'TRA_PHI')`

/** Whether a paid package is in use by the parent of this id on the day that is the parameter. */
function hasPaid(parent: string): string {
  return `exists (select from goi_dang_dung(?) dung
                  where dung.ma_phu_huynh = ${parent} and dung.thong_tin_goi_id = any (${paidPackages}))`
}

/** Parents marked as paying who have no paid package in use on the day: the few whose term is over or begins later. */
export const payingOtherDays = `ma_phu_huynh = any (array(
    select ma_phu_huynh from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG' and ngay_ket_thuc <= ?
    union all select ma_phu_huynh from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau > ?))
  and co_goi_tra_phi and not ${hasPaid('phu_huynh.ma_phu_huynh')}`

/** The mark stands in an index of every order; the days decide. */
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

/** Phones are stored with +84: a 0 at the start of what was typed means the same, and is also looked for elsewhere. */
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
export const parentRows: Source<typeof parents, ListedParent, FoundParent> = {
  rows: db => db('phu_huynh').select(...parentColumns),
  complete: (db, found, { now }) => withCounts(db, found, dateInVietnam(now)),
  filters: {
    ten: containingInOrder('ten_tim'),
    email: containingInOrder('email_tim'),
    sdt: phone,
    loai: membership,
    role: (rows, role) => rows.where('la_admin', role === 'admin'),
  },
  sorts: { id: 'ma_phu_huynh', ten: 'ten_tim', email: 'email_tim', ngay_tao: 'ngay_tao' },
  key: 'ma_phu_huynh',
  total: async (db, { role, ...others }) => {
    if (Object.keys(others).length > 0) return undefined
    const admins = role ? await countAdmins(db) : 0
    if (role === 'admin') return admins
    return (await countAll(db)).phu_huynh - admins
  },
}

async function countAdmins(db: Knex): Promise<number> {
  const counted = await db('phu_huynh').where({ la_admin: true }).count<{ total: number }>({ total: '*' }).first()
  return counted!.total
}

/** One query for all rows of a page. */
export async function withCounts(db: Knex, found: FoundParent[], today: string): Promise<ListedParent[]> {
  const { rows } = await db.raw(
    `select (select count(*) from tre_em where tre_em.ma_phu_huynh = asked.ma) as so_tre_em,
            (select count(*) from thiet_bi where thiet_bi.ma_phu_huynh = asked.ma) as so_thiet_bi,
            case when ${hasPaid('asked.ma')} then 'PREMIUM' else 'FREE' end as loai_tai_khoan
     from unnest(?::int[]) with ordinality as asked (ma, place) order by place`,
    [today, found.map(({ ma_phu_huynh }) => ma_phu_huynh)] as never,
  )
  return found.map((parent, place) => ({ ...parent, ...rows[place] }))
}
