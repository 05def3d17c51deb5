import type { Knex } from 'knex'
import type { Person } from '../kernel/endpoint.ts'

const person = 'ma_phu_huynh, ten_phu_huynh, email_phu_huynh, sdt, dia_chi, la_admin, ngay_tao'

export interface SessionRow {
  token_hash: Buffer
  ma_phu_huynh: number
  created_at: Date
  expires_at: Date
}

export async function findPersonOfSession(db: Knex, tokenHash: Buffer, now: Date): Promise<Person | null> {
  const { rows } = await db.raw(
    `select ${person} from sessions join phu_huynh using (ma_phu_huynh) where token_hash = ? and expires_at > ?`,
    [tokenHash, now],
  )
  return rows[0] ?? null
}

export async function insertSession(tx: Knex, row: SessionRow): Promise<void> {
  await tx('sessions').insert(row)
}

export async function deleteSession(tx: Knex, token_hash: Buffer): Promise<void> {
  await tx('sessions').where({ token_hash }).delete()
}

export async function deleteEndedSessions(tx: Knex, now: Date): Promise<number> {
  return tx('sessions').where('expires_at', '<=', now).delete()
}

export async function findWithHash(db: Knex, sdt: string): Promise<(Person & { mat_khau: string }) | undefined> {
  const { rows } = await db.raw(`select ${person}, mat_khau from phu_huynh where sdt = ?`, [sdt])
  return rows[0]
}

export async function findBySdt(db: Knex, sdt: string): Promise<Person | undefined> {
  const { rows } = await db.raw(`select ${person} from phu_huynh where sdt = ?`, [sdt])
  return rows[0]
}

export async function updateHash(tx: Knex, ma_phu_huynh: number, before: string, mat_khau: string): Promise<void> {
  await tx('phu_huynh').where({ ma_phu_huynh, mat_khau: before }).update({ mat_khau })
}

export interface NewPerson {
  ten_phu_huynh: string
  email_phu_huynh: string
  sdt: string
  mat_khau: string
}

/** The id of the new admin. */
export async function insertAdmin(tx: Knex, row: NewPerson): Promise<number> {
  const [made] = await tx('phu_huynh')
    .insert({ ...row, la_admin: true })
    .returning('ma_phu_huynh')
  return made.ma_phu_huynh
}

export async function makeAdmin(tx: Knex, ma_phu_huynh: number): Promise<number> {
  await tx('phu_huynh').where({ ma_phu_huynh }).update({ la_admin: true })
  return ma_phu_huynh
}

export async function insertAudit(
  tx: Knex,
  row: { at: Date; actor: number | null; action: string; subject: number | null; address: string | null },
): Promise<void> {
  await tx('audit_log').insert(row)
}
