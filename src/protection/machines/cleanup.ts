import type { Cleanup } from '../../kernel/cleanup.ts'
import { deleteOldPairings } from './pairings-store.ts'
import { deleteOldMessages } from './sync-store.ts'
import { deleteEndedTokens } from './tokens-store.ts'

const day = 86_400_000
/** A machine that comes back within this time is told that it was let go. */
const daysOfEndedTokens = 90

export const machineCleanup: Cleanup = {
  pairings: (db, now) => deleteOldPairings(db, new Date(now.getTime() - day)),
  device_tokens: (db, now) => deleteEndedTokens(db, new Date(now.getTime() - daysOfEndedTokens * day)),
  device_messages: (db, now) => deleteOldMessages(db, new Date(now.getTime() - day)),
}
