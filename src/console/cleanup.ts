import type { Cleanup } from '../kernel/cleanup.ts'
import { mergeTotals } from './store.ts'

export const cleanup: Cleanup = { totals: mergeTotals }
