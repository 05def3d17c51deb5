export type { ReminderNow } from './queue-store.ts'
export { noticesJob } from './send.ts'
export { deleteOldNotices, listNotices, writeNotice } from './store.ts'
