import type { Cleanup } from '../kernel/cleanup.ts'
import { foldTotals } from './store.ts'

export const cleanup: Cleanup = { totals: foldTotals }
