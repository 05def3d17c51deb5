import type { detailWords } from '../../src/i18n/audit-detail.ts'

type Word = keyof typeof detailWords
type Look = { word: Word; as?: 'code' | 'date' | 'gender' | 'id' | 'kind' | 'money' | 'order' | 'phone' }

/** The words for a recorded field, and how its value is formatted. */
const looks: Record<string, Look> = {
  list: { word: 'detail.list', as: 'code' },
  filters: { word: 'detail.filters' },
  rows: { word: 'detail.rows' },
  broken_off: { word: 'detail.broken_off' },
  ten_phu_huynh: { word: 'detail.name' },
  ten_tre: { word: 'detail.name' },
  ten_thiet_bi: { word: 'detail.name' },
  ten: { word: 'detail.name' },
  email_phu_huynh: { word: 'detail.email' },
  email_tre_em: { word: 'detail.email' },
  sdt: { word: 'detail.phone', as: 'phone' },
  dia_chi: { word: 'detail.address' },
  role: { word: 'detail.role', as: 'code' },
  password: { word: 'detail.password', as: 'code' },
  sessions_ended: { word: 'detail.sessions_ended' },
  remembered: { word: 'detail.remembered' },
  reason: { word: 'detail.reason', as: 'code' },
  limit: { word: 'detail.limit', as: 'code' },
  ma_phu_huynh: { word: 'detail.parent', as: 'id' },
  ma_tre_em: { word: 'detail.child', as: 'id' },
  lop: { word: 'detail.grade' },
  gioi_tinh: { word: 'detail.gender', as: 'gender' },
  truong: { word: 'detail.school' },
  ngay_sinh: { word: 'detail.birth', as: 'date' },
  loai_thiet_bi: { word: 'detail.device_kind', as: 'kind' },
  ma_thiet_bi: { word: 'detail.device_code' },
  thiet_bi: { word: 'detail.device_code' },
  ngay_tao: { word: 'detail.created', as: 'date' },
  mo_ta: { word: 'detail.description' },
  gia: { word: 'detail.price', as: 'money' },
  loai_goi: { word: 'detail.package_type', as: 'code' },
  thoi_han_thang: { word: 'detail.months' },
  so_tre_em: { word: 'detail.children' },
  so_thiet_bi: { word: 'detail.devices' },
  so_goi_dang_dung: { word: 'detail.packages_in_use' },
  so_goi_chua_dung: { word: 'detail.packages_unused' },
  noi_dung: { word: 'detail.content' },
  source: { word: 'detail.source' },
  translated: { word: 'detail.translated' },
  trang_thai: { word: 'detail.status', as: 'code' },
  ngay_bat_dau: { word: 'detail.start', as: 'date' },
  ngay_ket_thuc: { word: 'detail.end', as: 'date' },
  nguoi_dung_id: { word: 'detail.device', as: 'id' },
  thong_tin_goi_id: { word: 'detail.package', as: 'id' },
  goi_id: { word: 'detail.package', as: 'id' },
  replaced_by: { word: 'detail.replaced_by', as: 'id' },
  phuong_thuc_thanh_toan: { word: 'detail.method' },
  announced: { word: 'detail.announced' },
  charge_step: { word: 'detail.charge_step' },
  txn_ref: { word: 'detail.registration' },
  loai: { word: 'detail.order_kind', as: 'code' },
  tu_dong_gia_han: { word: 'detail.renews' },
  ly_do: { word: 'detail.asked_because' },
  ly_do_tu_choi: { word: 'detail.refused_because' },
  ly_do_dong: { word: 'detail.closed_because' },
  by: { word: 'detail.by', as: 'code' },
  late: { word: 'detail.late' },
  how: { word: 'detail.outcome', as: 'code' },
  ma_giao_dich: { word: 'detail.transaction' },
  vnp_txn_ref: { word: 'detail.order', as: 'order' },
  so_tien: { word: 'detail.amount', as: 'money' },
}

export function lookOf(name: string): Look | undefined {
  return Object.hasOwn(looks, name) ? looks[name] : undefined
}

const order = Object.keys(looks)

/** The database does not keep the order of fields. Shows names first, and fields without words last. */
export function inOrder(names: Iterable<string>): string[] {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return [...names].toSorted((a, b) => place(a) - place(b))
}

const codes = [
  'changed',
  'admin',
  'user',
  'DANG_HOAT_DONG',
  'HET_HAN',
  'HUY',
  'CHUA_GAN',
  'pending',
  'paid',
  'failed',
  'review',
  'expired',
  'requested',
  'approved',
  'refused',
  'processing',
  'refunded',
  'MUA',
  'GIA_HAN',
  'ipn',
  'query',
  'charge',
  'time',
  'TRA_PHI',
  'MIEN_PHI',
  'wrong_verification_password',
  'no_sealed_copy',
  'wrong_tries',
  'reveals',
  'package_off_sale',
  'deleted',
  'off_sale',
  'phu-huynh',
  'tre-em',
  'thiet-bi',
  'role',
  'orders',
  'refunds',
  'purchased',
  'unassigned',
  'nhat-ky',
  'lien-he',
] as const

export function codeIn(value: unknown): (typeof codes)[number] | undefined {
  return codes.find(code => code === value)
}
