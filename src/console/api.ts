import { endpoint } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { countAll, countMigrations, isPremium } from './store.ts'

export const endpoints = [
  endpoint('GET', '/thong-ke', 'admin', {}, async ({ db }) => countAll(db)),

  /** What the account menu calls a parent. */
  endpoint('GET', '/auth/membership', 'signed-in', {}, async ({ db, caller, now }) => {
    const premium = await isPremium(db, caller.person!.ma_phu_huynh, dateInVietnam(now))
    return { loai_tai_khoan: premium ? ('PREMIUM' as const) : ('FREE' as const) }
  }),

  /** Ready: the database answers within a second and has the tables that this build was made for. */
  endpoint('GET', '/health', 'visitor', {}, async ({ db, migrations }) => {
    const found = await countMigrations(db).catch(error => (isUndefinedTable(error) ? 0 : Promise.reject(error)))
    if (found < migrations) fail('database_unavailable')
    return { database: 'ok', migrations: found }
  }),

  /** Alive: this process answers; nothing is said of the database. */
  endpoint('GET', '/health/live', 'visitor', {}, async ({ now }) => ({ now })),
]

function isUndefinedTable(error: { code?: string }): boolean {
  return error.code === '42P01'
}
