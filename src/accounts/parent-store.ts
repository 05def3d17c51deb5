import type { Knex } from 'knex'
import type { Person } from '../kernel/endpoint.ts'
import { type FailureCode, failOnFields } from '../kernel/failure.ts'
import { updateVersion } from '../kernel/versions.ts'
import { type NewPerson, personColumns } from './store.ts'

export type Parent = Person & { phien_ban: number }

const columns = [...personColumns, 'phien_ban']

export async function insertParent(tx: Knex, row: NewPerson): Promise<Parent> {
  const [made] = await tx('phu_huynh').insert(row).returning(columns).catch(failAsTaken)
  return made
}

type Changes = Partial<Omit<NewPerson, 'ngay_tao' | 'mat_khau'>> & { phien_ban: number | undefined }

/** The row as saved, or as it is where it was changed since that version. The account must be locked. */
export async function updateParent(tx: Knex, id: number, changes: Changes): Promise<Parent | { stale: Parent }> {
  const saved = await updateVersion<Parent>(tx, 'phu_huynh', { ma_phu_huynh: id }, changes).catch(failAsTaken)
  const row: Parent = saved ?? (await tx('phu_huynh').where({ ma_phu_huynh: id }).first(columns))
  const parent = Object.fromEntries(columns.map(name => [name, row[name as keyof Parent]])) as unknown as Parent
  return saved ? parent : { stale: parent }
}

const taken: Record<string, Record<string, FailureCode>> = {
  phu_huynh_sdt_unique: { sdt: 'phone_taken' },
  phu_huynh_email_unique: { email_phu_huynh: 'email_taken' },
}

function failAsTaken(error: { constraint?: string }): never {
  const fields = taken[error.constraint ?? '']
  if (fields) failOnFields(fields)
  throw error
}

/** Triggers settle what the family bought; the rest goes with the row. */
export async function deletePerson(tx: Knex, ma_phu_huynh: number): Promise<void> {
  await tx('phu_huynh').where({ ma_phu_huynh }).delete()
}

/** What goes when a parent is deleted. */
export async function countBelongings(
  db: Knex,
  ma_phu_huynh: number,
  today: string,
): Promise<{ so_tre_em: number; so_thiet_bi: number; so_goi_dang_dung: number }> {
  const { rows } = await db.raw(
    `select (select count(*) from tre_em where ma_phu_huynh = :ma_phu_huynh) as so_tre_em,
            (select count(*) from thiet_bi where ma_phu_huynh = :ma_phu_huynh) as so_thiet_bi,
            (select count(*) from goi_dang_dung(:today) where ma_phu_huynh = :ma_phu_huynh) as so_goi_dang_dung`,
    { ma_phu_huynh, today },
  )
  return rows[0]
}
