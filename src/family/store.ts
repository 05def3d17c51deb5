import type { Knex } from 'knex'
import { containing, type Rows, type Source } from '../kernel/lists/source.ts'
import { runPreparedQuery } from '../kernel/prepared.ts'
import { sumTotals } from '../kernel/totals.ts'
import { updateVersion } from '../kernel/versions.ts'
import { child, type genders } from '../shared/family-fields.ts'
import type { children, childrenOfParent } from '../shared/family-lists.ts'
import { namesOf, type Stored } from '../shared/fields.ts'

const keys = ['ma_tre_em', 'ma_phu_huynh', 'phien_ban'] as const
/** Named, because a prepared `*` would fail once a migration adds a column. */
export const childColumns = [...keys, ...namesOf(child)]
/** Older rows may lack the gender. */
export type Child = Record<(typeof keys)[number], number> &
  Stored<Omit<typeof child, 'gioi_tinh'>> & { gioi_tinh: (typeof genders)[number] | null }

export type NewChild = Partial<Child> & { ma_phu_huynh: number; ten_tre: string }

/** A child as lists show it. */
type ListedChild = Child & {
  so_thiet_bi: number
  phuHuynh: { ma_phu_huynh: number; ten_phu_huynh: string; email_phu_huynh: string; sdt: string | null }
}

export async function insertChild(tx: Knex, child: NewChild): Promise<number> {
  const [made] = await tx('tre_em').insert(child).returning('ma_tre_em')
  return made.ma_tre_em
}

/**
 * Every transaction that changes a family or its subscriptions first locks the parent, which prevents deadlocks.
 * False if there is no such parent.
 */
export async function lockFamily(tx: Knex, ma_phu_huynh: number): Promise<boolean> {
  return Boolean(await tx('phu_huynh').where({ ma_phu_huynh }).forNoKeyUpdate().first('ma_phu_huynh'))
}

/** The same of several, in the order of their ids, so that no two callers wait for each other. */
export async function lockFamilies(tx: Knex, ids: readonly number[] | Knex.QueryBuilder): Promise<void> {
  await tx('phu_huynh')
    // knex takes either, but none of its overloads takes both
    .whereIn('ma_phu_huynh', ids as readonly number[])
    .orderBy('ma_phu_huynh')
    .forNoKeyUpdate()
    .select('ma_phu_huynh')
}

export async function countChildren(tx: Knex, ma_phu_huynh: number): Promise<number> {
  const counted = await tx('tre_em').where({ ma_phu_huynh }).count<{ n: number }>({ n: '*' }).first()
  return counted!.n
}

/** Needs no query for the caller's own id, because an account with a session exists. */
export async function parentOfItself(db: Knex, ma_phu_huynh: number, self?: number): Promise<number | undefined> {
  if (ma_phu_huynh === self) return self
  return (await db('phu_huynh').where({ ma_phu_huynh }).first('ma_phu_huynh'))?.ma_phu_huynh
}

export async function parentOfChild(db: Knex, ma_tre_em: number): Promise<number | undefined> {
  return (await db('tre_em').where({ ma_tre_em }).first('ma_phu_huynh'))?.ma_phu_huynh
}

/** Locks the family of the child, and returns the child. */
export async function lockChild(tx: Knex, ma_tre_em: number): Promise<Child | undefined> {
  const parent = await parentOfChild(tx, ma_tre_em)
  if (parent === undefined || !(await lockFamily(tx, parent))) return undefined
  return tx('tre_em').where({ ma_phu_huynh: parent, ma_tre_em }).first(childColumns)
}

export function updateChild(tx: Knex, ma_tre_em: number, changes: Partial<Child>): Promise<Child | undefined> {
  return updateVersion(tx, 'tre_em', { ma_tre_em }, changes)
}

/** The codes of the devices that are deleted with the child. */
export async function deviceCodesOf(tx: Knex, ma_tre_em: number): Promise<string[]> {
  const devices = await tx('thiet_bi').where({ ma_tre_em }).orderBy('nguoi_dung_id').select('ma_thiet_bi')
  return devices.map(({ ma_thiet_bi }) => ma_thiet_bi)
}

export async function deleteChild(tx: Knex, ma_tre_em: number): Promise<void> {
  await tx('tre_em').where({ ma_tre_em }).delete()
}

export async function findChild(db: Knex, ma_tre_em: number): Promise<ListedChild | undefined> {
  const found: Child[] = await db('tre_em').where({ ma_tre_em }).select(childColumns)
  return (await complete(db, found))[0]
}

/** All children of a family, in the order in which they were added. */
export async function listChildren(db: Knex, ma_phu_huynh: number): Promise<Child[]> {
  return runPreparedQuery(db, db('tre_em').where({ ma_phu_huynh }).orderBy('ma_tre_em').select(childColumns))
}

const filters = {
  ten: containing('ten_tim'),
  truong: containing('truong_tim'),
  lop: (rows: Rows, lop: number) => rows.where({ lop }),
  gioi_tinh: (rows: Rows, gioi_tinh: string) => rows.where({ gioi_tinh }),
}

const order = { sorts: { ma_tre_em: 'ma_tre_em', ten_tre: 'ten_tim' }, key: 'ma_tre_em' }

/** A parent sees their own children, an admin all. */
export const childRows: Source<typeof children, ListedChild, Child> = {
  rows: (db, { caller: { person } }) => {
    const rows = db('tre_em').select(childColumns)
    return person!.la_admin ? rows : rows.where({ ma_phu_huynh: person!.ma_phu_huynh })
  },
  complete,
  total: async (db, filters, { caller: { person } }) =>
    person!.la_admin && Object.keys(filters).length === 0 ? ((await sumTotals(db)).tre_em ?? 0) : undefined,
  filters: { ...filters, ma_phu_huynh: (rows, ma_phu_huynh) => rows.where({ ma_phu_huynh }) },
  ...order,
}

export const childrenOfParentRows: Source<typeof childrenOfParent, ListedChild, Child> = {
  rows: (db, { id }) => db('tre_em').select(childColumns).where({ ma_phu_huynh: id }),
  ofOneFamily: () => true,
  complete,
  filters,
  ...order,
}

/** Adds to each child its parent and how many devices it has. One whose family was deleted meanwhile is left out. */
async function complete(db: Knex, found: Child[]): Promise<ListedChild[]> {
  const ids = found.map(({ ma_tre_em }) => ma_tre_em)
  const families = [...new Set(found.map(({ ma_phu_huynh }) => ma_phu_huynh))]
  const counts = await db('thiet_bi')
    .whereIn('ma_phu_huynh', families)
    .whereIn('ma_tre_em', ids)
    .groupBy('ma_tre_em')
    .select('ma_tre_em')
    .count('* as n')
  const parents = await db('phu_huynh')
    .whereIn('ma_phu_huynh', families)
    .select('ma_phu_huynh', 'ten_phu_huynh', 'email_phu_huynh', 'sdt')
  const devicesOf = new Map(counts.map(({ ma_tre_em, n }) => [ma_tre_em, n as number]))
  const parentOf = new Map(parents.map(parent => [parent.ma_phu_huynh, parent]))
  return found.flatMap(child => {
    const phuHuynh = parentOf.get(child.ma_phu_huynh)
    return phuHuynh ? [{ ...child, so_thiet_bi: devicesOf.get(child.ma_tre_em) ?? 0, phuHuynh }] : []
  })
}
