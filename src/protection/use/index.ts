export { takeDays } from './days.ts'
export { usedElsewhere } from './elsewhere.ts'
export { takeHistory } from './hours.ts'
export { countUsed, countUsedByChild, deleteOldUsage } from './usage-store.ts'
