import type { Answer } from '../api.ts'
import type { Tone } from '../parts/notice.tsx'

export type Result = Answer<'GET', '/payment/result'>

export const tones: Record<Result['trang_thai'], Tone> = {
  success: 'success',
  failed: 'danger',
  pending: 'info',
  review: 'warning',
}

/** All that was paid went back: nothing of the order is in the wallet any more. */
export function wentBack({ trang_thai, so_tien, da_hoan }: Result): boolean {
  return trang_thai === 'success' && da_hoan > 0 && da_hoan >= (so_tien ?? 0)
}

/** A free package was received, not paid for, so its title differs. */
export function titleOf(result: Result) {
  const { trang_thai, so_tien } = result
  if (wentBack(result)) return 'refunded'
  return trang_thai === 'success' && so_tien === 0 ? 'received' : trang_thai
}

/** With these the gateway says that no money was taken. */
export const notCharged = new Set<Result['ma_loi']>([
  ...(['cancelled', 'insufficient_balance', 'daily_limit', 'window_expired', 'card_locked'] as const),
  ...(['wrong_card_data', 'wrong_bank_code', 'wrong_payment_password', 'no_internet_banking'] as const),
])

export function textOf({ trang_thai, loai }: Result, isLate: boolean) {
  if (trang_thai === 'success') return loai === 'GIA_HAN' ? 'success_renewed' : 'success_text'
  if (trang_thai === 'review') return 'review_text'
  return isLate ? 'pending_late' : 'pending_text'
}

/** A place to put on a device: what leads on from a purchase. Who renewed has been through that. */
export function placeToAssign({ loai, goi_dich_vu_id }: Result): number | null {
  return loai === 'GIA_HAN' ? null : goi_dich_vu_id
}

/** The address for another attempt; a renewal has a page of its own. Undefined if nothing can be paid any more. */
export function retryAddress({
  trang_thai,
  loai,
  vnp_txn_ref,
  thong_tin_goi_id,
  goi_da_xoa,
}: Result): string | undefined {
  if (trang_thai !== 'failed' || thong_tin_goi_id === null || goi_da_xoa) return undefined
  return loai === 'GIA_HAN' ? `/payment/renewal/${vnp_txn_ref}` : `/payment/${thong_tin_goi_id}`
}
