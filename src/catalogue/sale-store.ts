import type { Knex } from 'knex'
import { onSale } from './store.ts'

export interface SoldPackage {
  id: number
  ten: string
  gia: number
  so_thiet_bi: number | null
  thoi_han_thang: number | null
}

/** A package on sale, which nobody can delete until the end of the transaction. */
export async function lockPackageOnSale(tx: Knex, id: number): Promise<SoldPackage | undefined> {
  return tx('goi')
    .where({ id })
    .whereRaw(onSale)
    .forKeyShare()
    .first('id', 'ten', 'gia', 'so_thiet_bi', 'thoi_han_thang')
}

/** Keeps the packages from being deleted until the orders refer to them. */
export async function lockPackages(tx: Knex, ids: number[]): Promise<void> {
  await tx('goi').whereIn('id', ids).orderBy('id').forKeyShare().select('id')
}

/** Whether it can be paid for today. */
export async function isOnSale(db: Knex, id: number): Promise<boolean> {
  return (await db('goi').where({ id, da_xoa: false }).where('gia', '>', 0).first('id')) !== undefined
}

/** Whether it has been taken off sale. */
export async function isPackageDeleted(db: Knex, id: number): Promise<boolean> {
  return (await db('goi').where({ id, da_xoa: true }).first('id')) !== undefined
}
