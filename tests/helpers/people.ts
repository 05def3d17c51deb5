import type { Knex } from 'knex'
import { hashPassword, insertPerson } from '../../src/accounts/index.ts'

/** The three people of all tests: a mother with a family, a stranger to her, and an admin. */
export const people = {
  mother: {
    ten_phu_huynh: 'Nguyễn Thị Hạnh',
    email_phu_huynh: 'hanh@test.vn',
    sdt: '0912000001',
    mat_khau: 'Mother@123',
  },
  stranger: {
    ten_phu_huynh: 'Trần Văn Lạ',
    email_phu_huynh: 'la@test.vn',
    sdt: '0912000002',
    mat_khau: 'Stranger@123',
  },
  admin: { ten_phu_huynh: 'Quản Trị', email_phu_huynh: 'admin@test.vn', sdt: '0912000003', mat_khau: 'Admin@123' },
}

export type Name = keyof typeof people

/** Each password is hashed once, however many databases a file seeds. */
const hashes = new Map<string, Promise<string>>()

function hashOnce(password: string): Promise<string> {
  if (!hashes.has(password)) hashes.set(password, hashPassword(password))
  return hashes.get(password)!
}

/** Inserts the three people and returns their ids. */
export async function seedPeople(db: Knex): Promise<Record<Name, number>> {
  const ids = {} as Record<Name, number>
  for (const [name, { sdt, mat_khau, ...person }] of Object.entries(people)) {
    const row = {
      ...person,
      sdt: sdt.replace(/^0/, '+84'),
      mat_khau: await hashOnce(mat_khau),
      la_admin: name === 'admin',
      ngay_tao: new Date(),
    }
    const made = await insertPerson(db, row)
    if (!made) throw new Error(`${name} is there already`)
    ids[name as Name] = made.ma_phu_huynh
  }
  return ids
}
