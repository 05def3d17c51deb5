import { device, deviceKinds } from './device-fields.ts'
import { choice, namesOf, optional, text, whole } from './fields.ts'
import { list } from './list.ts'

const filters = {
  ten: optional(text({ max: 100 })),
  loai: optional(choice(deviceKinds)),
  ma: optional(text({ max: 100 })),
  /** The package in use, by its id. */
  goi: optional(whole({ min: 1 })),
}
const order = {
  sorts: ['nguoi_dung_id', 'ten_thiet_bi'],
  sort: '-nguoi_dung_id',
  columns: [
    'nguoi_dung_id',
    'ma_tre_em',
    ...namesOf(device),
    'ngay_tao',
    'goi_hien_tai',
    'goi_sap_toi',
    'state',
    'client',
    'client_version',
    'last_seen',
  ],
} as const

export const devices = list({ filters: { ...filters, ma_tre_em: optional(whole({ min: 1 })) }, ...order })
export const devicesOfChild = list({ filters, ...order })
