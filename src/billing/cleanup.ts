import type { Cleanup } from '../kernel/cleanup.ts'
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
  gateway_calls: (db, now) => deleteOldCalls(db, new Date(now.getTime() - daysOfCalls * 86_400_000)),
  invoice_buyers: (db, now) => deleteUnusedBuyers(db, new Date(now.getTime() - daysOfUnusedBuyers * 86_400_000)),
  notices: (db, now) => deleteOldNotices(db, new Date(now.getTime() - daysOfNotices * 86_400_000)),
}
