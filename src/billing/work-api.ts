import { endpoint } from '../kernel/endpoint.ts'
import { listWork } from './work-store.ts'

/** A renewal whose payment failed longer ago than this is no work any more: nobody waits for it. */
const renewalsFollowed = 60 * 86_400_000

export const workEndpoints = [
  /** What waits for an admin. */
  endpoint('GET', '/viec-can-lam', 'admin', {}, async ({ db, now }) => {
    const viec = await listWork(db, new Date(now.getTime() - renewalsFollowed))
    return { tong: viec.reduce((sum, { so_luong }) => sum + so_luong, 0), viec }
  }),
]
