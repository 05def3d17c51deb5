import type { Cleanup } from '../../kernel/cleanup.ts'
import { daysBefore } from '../../shared/dates.ts'
import { deleteOldPairings } from './pairings-store.ts'
import { deleteOldMessages } from './sync-store.ts'
import { deleteEndedTokens } from './tokens-store.ts'

/** A machine that comes back within this time is told that it was let go. */
const daysOfEndedTokens = 90

export const machineCleanup: Cleanup = {
  pairings: (db, now) => deleteOldPairings(db, daysBefore(now, 1)),
  device_tokens: (db, now) => deleteEndedTokens(db, daysBefore(now, daysOfEndedTokens)),
  device_messages: (db, now) => deleteOldMessages(db, daysBefore(now, 1)),
}
