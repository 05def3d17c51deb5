import type { Cleanup } from '../kernel/cleanup.ts'
import { deleteEndedCodes } from './code-store.ts'
import { deleteEndedSessions } from './store.ts'

export const cleanup: Cleanup = { sessions: deleteEndedSessions, codes: deleteEndedCodes }
