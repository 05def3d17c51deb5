export { findTurnedSeven, hasToAgree } from './agreed-store.ts'
export { takeDays } from './days.ts'
export { everyDay } from './every.ts'
export { deleteOldHistory, findEveryHour } from './history-store.ts'
export { takeHistory } from './hours.ts'
export { partitionsJob } from './partitions.ts'
export { historyOf, usageOf } from './reading.ts'
export type { Dropped } from './taken.ts'
export {
  countUsed,
  countUsedByChild,
  deleteOldUsage,
  findMinutesElsewhere,
  isElsewhere,
  keepForgotten,
} from './usage-store.ts'
export { deleteWithdrawn } from './withdrawn-store.ts'
