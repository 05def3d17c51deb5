import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { Order, OrderStatus } from './store.ts'

/** What the log says of an order that was made. */
export function stateOfOrder(order: Order) {
  const { vnp_txn_ref, trang_thai, loai, so_tien, thong_tin_goi_id, so_thiet_bi, ma_phu_huynh } = order
  return { vnp_txn_ref, trang_thai, loai, so_tien, thong_tin_goi_id, so_thiet_bi, ma_phu_huynh }
}

/** What the log says of an order that moves to another state. */
export function moveOf({ trang_thai: before, vnp_txn_ref }: Order, trang_thai: OrderStatus, reason: GatewayReason) {
  return { before: { trang_thai: before }, after: { trang_thai }, vnp_txn_ref, reason }
}
