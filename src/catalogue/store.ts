import type { Knex } from 'knex'

export interface NewPackage {
  id: number
  ten: string
  mo_ta: string
  gia: number
  loai_goi: 'TRA_PHI' | 'MIEN_PHI'
  so_thiet_bi: number
  thoi_han_thang: number | null
  noi_dung: string[]
}

export async function insertPackages(tx: Knex, packages: NewPackage[]): Promise<void> {
  await tx('goi').insert(packages.map(({ noi_dung: _, ...row }) => row))
  await tx('noi_dung').insert(
    packages.flatMap(({ id, noi_dung }) => noi_dung.map(line => ({ goi_id: id, noi_dung: line }))),
  )
}

/** A version that increases with every change to the data on visitors' pages. */
export async function pageVersion(db: Knex): Promise<number> {
  const { rows } = await db.raw('select version from page_version')
  return rows[0].version
}
