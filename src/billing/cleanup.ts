import type { Cleanup } from '../kernel/cleanup.ts'
import { daysBefore } from '../shared/dates.ts'
import { deleteUnusedBuyers } from './invoices/index.ts'
import { deleteOldNotices } from './notices/index.ts'
import { deleteOldCalls } from './vnpay/index.ts'

/** The gateway wants its calls stored for two months. */
const daysOfCalls = 90
/** Longer than reminders of an end are written, so that none is written twice. The privacy page says so. */
const daysOfNotices = 400
/** Until then a success that comes late may still make an order paid. */
const daysOfUnusedBuyers = 90

export const cleanup: Cleanup = {
  gateway_calls: (db, now) => deleteOldCalls(db, daysBefore(now, daysOfCalls)),
  invoice_buyers: (db, now) => deleteUnusedBuyers(db, daysBefore(now, daysOfUnusedBuyers)),
  notices: (db, now) => deleteOldNotices(db, daysBefore(now, daysOfNotices)),
}
