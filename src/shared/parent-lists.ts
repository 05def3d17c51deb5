import { roles } from './account-fields.ts'
import { choice, type Fault, namesOf, optional, paging, text, whole } from './fields.ts'
import { list } from './list.ts'
import { person } from './parent-fields.ts'

export const membershipKinds = ['PREMIUM', 'FREE'] as const

/** Open, or closed by an admin. */
export const accountStates = ['MO', 'KHOA'] as const

export const parents = list({
  filters: {
    ten: optional(text({ max: 100 })),
    email: optional(text({ max: 100 })),
    sdt: optional(text({ max: 30 })),
    loai: optional(choice(membershipKinds)),
    role: optional(choice(roles)),
    trang_thai: optional(choice(accountStates)),
  },
  sorts: ['id', 'ten', 'email', 'ngay_tao'],
  sort: '-ngay_tao',
  columns: [
    'ma_phu_huynh',
    ...namesOf(person),
    'la_admin',
    'ngay_tao',
    'so_tre_em',
    'so_thiet_bi',
    'loai_tai_khoan',
    'khoa_luc',
    'ly_do_khoa',
  ],
})

/** With a parent lists their children, with a child its devices, with neither all parents. */
export const drillDown = {
  ma_phu_huynh: optional(whole({ min: 1 })),
  ma_tre_em: optional(whole({ min: 1 })),
  sort: optional(choice(['id', '-id', 'ten', '-ten'])),
  ...paging,
}

/** What belongs to something else is put there by picking one of these, by name or phone. */
export const pickKinds = ['phu_huynh', 'tre_em'] as const

const nameAtMost = 100
const anyText = text({ min: 0, max: nameAtMost })
/** A text without letters or digits is in no name: it counts as none, and finds nothing. */
const searched = (typed: string) => (/[\p{L}\p{N}]/u.test(typed) ? anyText.tidy!(typed) : '')

export const search = {
  q: {
    ...anyText,
    tidy: searched,
    fromTyped: (typed = '') => searched(typed),
    rule: (asked: string): Fault | undefined => ([...asked].length === 1 ? 'required' : undefined),
  },
}
/** Whether a typed text is worth asking for. */
export function isSearched(typed: string): boolean {
  const { length } = [...(searched(typed) ?? '')]
  return length > 1 && length <= nameAtMost
}

export const suggestions = { loai: choice(pickKinds), ...search }
