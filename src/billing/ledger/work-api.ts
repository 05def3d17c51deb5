import { endpoint } from '../../kernel/endpoint.ts'
import { askable } from '../orders/store.ts'
import { listWork } from './work-store.ts'

/** A renewal whose payment failed longer ago than this is not listed any more. */
const listedAfterFailure = 60 * 86_400_000
/** The daily ledger check covers older payments. */
const paidLately = 2 * 86_400_000
/** By then a bank has usually paid a refund out, or refused it, and somebody should hear which. */
const refundsTake = 3 * 86_400_000

export const workEndpoints = [
  /** What waits for an admin. */
  endpoint('GET', '/viec-can-lam', 'admin', {}, async ({ db, now, gateway }) => {
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const moments = {
      failedSince: ago(listedAfterFailure),
      paidSince: ago(paidLately),
      approvedBefore: ago(refundsTake),
    }
    const viec = await listWork(db, { ...moments, ...askable(gateway) })
    return { tong: viec.reduce((sum, { so_luong }) => sum + so_luong, 0), viec }
  }),
]
