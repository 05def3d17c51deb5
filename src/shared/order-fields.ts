import { optional, whole } from './fields.ts'

const missing = { required: 'order_input_missing', invalid: 'order_input_missing' } as const

/** `phu_huynh_id` is the caller's own, or for admins anybody's. */
export const newOrder = {
  phu_huynh_id: optional(whole({ min: 1, ...missing })),
  thong_tin_goi_id: whole({ min: 1, ...missing }),
}
