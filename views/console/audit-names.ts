import { newLine, newPackage } from '../../src/shared/catalogue-fields.ts'
import { newDevice } from '../../src/shared/device-fields.ts'
import { newChild } from '../../src/shared/family-fields.ts'
import { newParent } from '../../src/shared/parent-fields.ts'

/** How the value of a recorded field is shown, where not as it is. */
const formats: Record<string, 'code' | 'date' | 'gender' | 'id' | 'kind' | 'money' | 'order' | 'phone'> = {
  sdt: 'phone',
  role: 'code',
  password: 'code',
  reason: 'code',
  limit: 'code',
  ma_phu_huynh: 'id',
  ma_tre_em: 'id',
  gioi_tinh: 'gender',
  ngay_sinh: 'date',
  loai_thiet_bi: 'kind',
  client: 'code',
  ngay_tao: 'date',
  gia: 'money',
  loai_goi: 'code',
  trang_thai: 'code',
  ngay_bat_dau: 'date',
  ngay_ket_thuc: 'date',
  nguoi_dung_id: 'id',
  thong_tin_goi_id: 'id',
  goi_id: 'id',
  replaced_by: 'id',
  loai: 'code',
  by: 'code',
  how: 'code',
  ngay: 'date',
  vnp_txn_ref: 'order',
  so_tien: 'money',
  list: 'code',
  first_day: 'date',
  last_day: 'date',
}

export function formatOf(name: string) {
  return Object.hasOwn(formats, name) ? formats[name] : undefined
}

const edited = [newParent, newChild, newDevice, newPackage, newLine].flatMap(fields => Object.keys(fields))
const order = [...new Set([...edited, ...Object.keys(formats), 'filters', 'rows', 'broken_off'])]

/** The database does not keep the order of fields. What people edit comes first, as in the forms. */
export function inOrder(names: Iterable<string>): string[] {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return [...names].toSorted((a, b) => place(a) - place(b))
}
