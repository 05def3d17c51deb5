import type { Knex } from 'knex'
import { type FailureCode, failOnFields } from '../kernel/failure.ts'
import type { Person } from '../kernel/given.ts'
import { updateVersion } from '../kernel/versions.ts'
import { type NewPerson, personColumns } from './store.ts'

export type Parent = Person & { phien_ban: number }

const columns = [...personColumns, 'phien_ban']

export async function insertParent(tx: Knex, row: NewPerson): Promise<Parent> {
  const [made] = await tx('phu_huynh').insert(row).returning(columns).catch(failAsTaken)
  return made
}

type Changes = Partial<Omit<NewPerson, 'ngay_tao' | 'mat_khau'>> & { phien_ban?: number }

/** Returns the saved row, or the current one if it was changed since that version. The account must be locked. */
export async function updateParent(tx: Knex, id: number, changes: Changes): Promise<Parent | { stale: Parent }> {
  const saved = await updateVersion<Parent>(tx, 'phu_huynh', { ma_phu_huynh: id }, changes).catch(failAsTaken)
  const row: Parent = saved ?? (await tx('phu_huynh').where({ ma_phu_huynh: id }).first(columns))
  const parent = Object.fromEntries(columns.map(name => [name, row[name as keyof Parent]])) as unknown as Parent
  return saved ? parent : { stale: parent }
}

/** Whether another account has the phone, and whether one has the e-mail. */
export async function takenByOthers(
  db: Knex,
  { id, sdt, email }: { id: number; sdt: string | null; email: string },
): Promise<Record<string, FailureCode>> {
  const { rows } = await db.raw(
    `select coalesce(bool_or(sdt = :sdt), false) as phone,
            coalesce(bool_or(lower(email_phu_huynh) = lower(:email)), false) as email
     from phu_huynh where ma_phu_huynh <> :id and (sdt = :sdt or lower(email_phu_huynh) = lower(:email))`,
    { id, sdt, email },
  )
  const [{ phone, email: isEmailTaken }] = rows
  return { ...(phone && taken.phu_huynh_sdt_unique), ...(isEmailTaken && taken.phu_huynh_email_unique) }
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

/** Triggers settle the packages of the family; foreign keys delete everything else with the row. */
export async function deletePerson(tx: Knex, ma_phu_huynh: number): Promise<void> {
  await tx('phu_huynh').where({ ma_phu_huynh }).delete()
}

/** What is deleted together with a parent. */
export interface Belongings {
  so_tre_em: number
  so_thiet_bi: number
  so_goi_dang_dung: number
  /** Paid packages of which nothing was used: still in the wallet, or on a device with a later start. */
  so_goi_chua_dung: number
}

export async function countBelongings(db: Knex, ma_phu_huynh: number, today: string): Promise<Belongings> {
  const { rows } = await db.raw(
    `select (select count(*) from tre_em where ma_phu_huynh = :ma_phu_huynh) as so_tre_em,
            (select count(*) from thiet_bi where ma_phu_huynh = :ma_phu_huynh) as so_thiet_bi,
            (select count(*) from goi_dang_dung(:today) where ma_phu_huynh = :ma_phu_huynh) as so_goi_dang_dung,
            (select count(*) from goi_dich_vu join goi on goi.id = thong_tin_goi_id
             where ma_phu_huynh = :ma_phu_huynh and loai_goi = 'TRA_PHI'
               and (trang_thai = 'CHUA_GAN' or trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau > :today)
               and (ngay_ket_thuc is null or ngay_ket_thuc > :today)) as so_goi_chua_dung`,
    { ma_phu_huynh, today },
  )
  return rows[0]
}
