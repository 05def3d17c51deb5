import type { Knex } from 'knex'
import { runPreparedQuery } from '../kernel/prepared.ts'
import { type newPackage, packageFields } from '../shared/catalogue-fields.ts'
import { namesOf, type Stored, type Values } from '../shared/fields.ts'

/** Named, because a prepared `*` would fail once a migration adds a column. */
const packageColumns = ['id', ...namesOf(packageFields), 'da_xoa', 'phien_ban'] as const

export type PackageRow = Stored<typeof packageFields> & {
  id: number
  /** Off sale, but purchases still refer to it. */
  da_xoa: boolean
  phien_ban: number
}

/** A package with its lines, as everybody sees it. */
export type Package = PackageRow & {
  noiDungList: Pick<LineRow, 'id' | 'noi_dung' | 'phien_ban'>[]
}

export interface LineRow {
  id: number
  goi_id: number
  noi_dung: string
  phien_ban: number
}

type NewPackageRow = Values<typeof newPackage> & { ten: string }
export type NewPackage = NewPackageRow & { id: number; noi_dung: string[] }

export async function insertPackages(tx: Knex, packages: NewPackage[]): Promise<void> {
  await tx('goi').insert(packages.map(({ noi_dung: _, ...row }) => row))
  await tx('noi_dung').insert(
    packages.flatMap(({ id, noi_dung }) => noi_dung.map(line => ({ goi_id: id, noi_dung: line }))),
  )
}

/** As `isOffered` says it, of what is not taken off sale. */
export const onSale = `not goi.da_xoa and goi.ten <> '' and (goi.gia > 0 or goi.loai_goi = 'MIEN_PHI')`

/** The cheapest first, so that the free ones stand before the paid ones. */
export async function packagesOnSale(db: Knex, type?: PackageRow['loai_goi']): Promise<Package[]> {
  const rows = notDeleted(db).whereRaw(onSale)
  return runPreparedQuery(db, type ? rows.where({ loai_goi: type }) : rows)
}

/** Those on sale, and those that wait for a name or a price. */
export async function packagesToManage(db: Knex): Promise<Package[]> {
  return notDeleted(db)
}

function notDeleted(db: Knex) {
  return packages(db).where({ da_xoa: false }).orderBy(['gia', 'id'])
}

export async function packagesOffSaleInUse(db: Knex, today: string): Promise<Pick<PackageRow, 'id' | 'ten'>[]> {
  return db('goi')
    .where({ da_xoa: true })
    .whereRaw('exists (select from goi_dang_dung(?) dung where dung.thong_tin_goi_id = goi.id)', [today])
    .orderBy(['gia', 'id'])
    .select('id', 'ten')
}

export async function findPackage(db: Knex, id: number): Promise<Package | undefined> {
  return packages(db).where({ id }).first()
}

/** Locks a package on sale against changes and purchases until the transaction ends. */
export async function lockPackage(tx: Knex, id: number): Promise<PackageRow | undefined> {
  return tx('goi').where({ id, da_xoa: false }).forUpdate().first(packageColumns)
}

/**
 * Whether anybody has or had it, or ordered it: an order of any state may still be paid. The type of a purchase never
 * changes, so that of a bought package must not either.
 */
export async function isBought(tx: Knex, id: number): Promise<boolean> {
  for (const table of ['goi_dich_vu', 'orders'])
    if (await tx(table).where({ thong_tin_goi_id: id }).first('id')) return true
  return false
}

export async function insertPackage(tx: Knex, row: NewPackageRow): Promise<number> {
  const [made] = await tx('goi').insert(row).returning('id')
  return made.id
}

/**
 * Deletes the package, or takes it off sale if anything refers to it. The foreign keys decide, so that it is right for
 * every table that refers to packages, also if somebody buys one at this moment.
 */
export async function deletePackage(tx: Knex, id: number): Promise<'deleted' | 'off_sale'> {
  try {
    await tx.transaction(attempt => attempt('goi').where({ id }).delete())
    return 'deleted'
  } catch (error) {
    if ((error as { code?: string }).code !== foreignKeyViolation) throw error
    await tx('goi')
      .where({ id })
      .update({ da_xoa: true, phien_ban: tx.raw('phien_ban + 1') })
    return 'off_sale'
  }
}

const foreignKeyViolation = '23503'

/** The lines of a package, in the order in which they were added. */
export async function linesOf(db: Knex, goi_id: number): Promise<LineRow[]> {
  return db('noi_dung').where({ goi_id }).orderBy('id')
}

export async function insertLine(tx: Knex, goi_id: number, noi_dung: string): Promise<LineRow> {
  const [made] = await tx('noi_dung').insert({ goi_id, noi_dung }).returning('*')
  return made
}

/** Locks a line of a package on sale until the transaction ends. */
export async function lockLine(tx: Knex, id: number): Promise<LineRow | undefined> {
  const onSale = tx('goi').where({ da_xoa: false }).select('id')
  return tx('noi_dung').where({ id }).whereIn('goi_id', onSale).forNoKeyUpdate().first()
}

export async function deleteLine(tx: Knex, id: number): Promise<void> {
  await tx('noi_dung').where({ id }).delete()
}

/** All texts that admins wrote, also of packages off sale, which buyers still see. */
export async function textsOf(db: Knex): Promise<string[]> {
  const { rows } = await db.raw(
    `select ten as text from goi where ten <> '' union select mo_ta from goi where mo_ta <> '' union select noi_dung from noi_dung`,
  )
  return rows.map(({ text }: { text: string }) => text)
}

/** A version that increases with every change to the data on visitors' pages. */
export async function pageVersion(db: Knex): Promise<number> {
  const { rows } = await db.raw('select version from page_version')
  return rows[0].version
}

/** Packages with their lines, in one statement. */
function packages(db: Knex) {
  const lines = db.raw(
    `coalesce((
       select json_agg(json_build_object('id', line.id, 'noi_dung', line.noi_dung, 'phien_ban', line.phien_ban)
                       order by line.id)
       from noi_dung line where line.goi_id = goi.id
     ), '[]') as "noiDungList"`,
  )
  return db('goi').select(...packageColumns, lines)
}
