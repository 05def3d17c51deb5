import type { Knex } from 'knex'
import { open, unwrap } from '../../src/accounts/escrow-crypto.ts'
import { keyInUse, type StoredKey } from '../../src/accounts/escrow-store.ts'
import { initEscrow, sealFor } from '../../src/accounts/index.ts'
import { type TestApp, withApp } from './app.ts'
import { idOf } from './family.ts'
import { type Name, people } from './people.ts'

export const verification = 'Xem hộ#2026'

/** The service with sealed password copies switched on, and one copy of the mother's password. */
export function withCopies(work: (app: TestApp, mother: number) => Promise<void>, env?: Record<string, string>) {
  return withApp(async app => {
    await initEscrow(app.db, verification, new Date())
    const ma_phu_huynh = await idOf(app.db, 'mother')
    await sealFor(app.db, { ma_phu_huynh, la_admin: false }, people.mother.mat_khau)
    await work(app, ma_phu_huynh)
  }, env)
}

export async function keyOf(db: Knex): Promise<StoredKey> {
  const key = await keyInUse(db, 'none')
  if (!key) throw new Error('the copies are off')
  return key
}

/** The opened copies by parent, null where a copy does not open; null as a whole for a wrong verification password. */
export async function allOpened(db: Knex, password: string): Promise<Map<number, string | null> | null> {
  const secret = await unwrap(await keyOf(db), password)
  const copies = await db('sealed_passwords').orderBy('ma_phu_huynh')
  return secret && new Map(copies.map(each => [each.ma_phu_huynh, open(secret, each.ma_phu_huynh, each.sealed)]))
}

/** Requests a parent's password, as an admin by default. */
export const reveal = (app: TestApp, id: number, mat_khau_xac_minh = verification, as: Name | null = 'admin') =>
  app.post(`/api/phu-huynh/${id}/mat-khau`, { mat_khau_xac_minh }, as ? { as } : {})

/** The entries of the audit log about reveals. */
export const traces = (app: TestApp) => app.db('audit_log').where('action', 'like', 'password_reveal%').orderBy('id')
