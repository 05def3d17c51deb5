import { endpoint } from '../../kernel/endpoint.ts'
import { listWork } from './work-store.ts'

/** A renewal whose payment failed longer ago than this is no work any more: nobody waits for it. */
const renewalsFollowed = 60 * 86_400_000
/** Before this, the daily check has looked at what was paid. */
const paidLately = 2 * 86_400_000

export const workEndpoints = [
  /** What waits for an admin. */
  endpoint('GET', '/viec-can-lam', 'admin', {}, async ({ db, now, gateway }) => {
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const asked = { payments: gateway !== null, cards: Boolean(gateway?.recurring) }
    const viec = await listWork(db, { since: ago(renewalsFollowed), lately: ago(paidLately), ...asked })
    return { tong: viec.reduce((sum, { so_luong }) => sum + so_luong, 0), viec }
  }),
]
