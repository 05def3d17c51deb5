import type { Knex } from 'knex'
import type { SealingKey } from './escrow-crypto.ts'

export type StoredKey = SealingKey & { id: number }

/**
 * The key, if sealed copies are on. It stays locked until the end of the transaction, so that no copy is sealed with an
 * outdated key. There is one row and rotation updates it, so a transaction that waited for the lock gets the new key.
 */
export async function keyInUse(tx: Knex, lock: 'share' | 'update' | 'none'): Promise<StoredKey | undefined> {
  const key = tx('escrow_keys').first('id', 'public_key', 'wrapped_private_key', 'salt')
  return lock === 'none' ? key : lock === 'share' ? key.forShare() : key.forUpdate()
}

/** False if there is a key already. */
export async function insertKey(tx: Knex, key: SealingKey, created_at: Date): Promise<boolean> {
  const made = await tx('escrow_keys')
    .insert({ ...key, created_at })
    .onConflict()
    .ignore()
    .returning('id')
  return made.length === 1
}

export async function replaceKey(tx: Knex, id: number, key: SealingKey, created_at: Date): Promise<void> {
  await tx('escrow_keys')
    .where({ id })
    .update({ ...key, created_at })
}

export async function putCopy(tx: Knex, copy: { ma_phu_huynh: number; key_id: number; sealed: Buffer }): Promise<void> {
  await tx('sealed_passwords').insert(copy).onConflict('ma_phu_huynh').merge()
}

export async function deleteCopiesOf(tx: Knex, ids: number[]): Promise<void> {
  await tx('sealed_passwords').whereIn('ma_phu_huynh', ids).delete()
}

export async function findCopy(
  tx: Knex,
  ma_phu_huynh: number,
): Promise<{ key_id: number; sealed: Buffer } | undefined> {
  return tx('sealed_passwords').where({ ma_phu_huynh }).first('key_id', 'sealed')
}

/** The next batch of copies, ordered by parent. */
export async function copiesAfter(
  tx: Knex,
  ma_phu_huynh: number,
  limit: number,
): Promise<{ ma_phu_huynh: number; sealed: Buffer }[]> {
  return tx('sealed_passwords')
    .where('ma_phu_huynh', '>', ma_phu_huynh)
    .orderBy('ma_phu_huynh')
    .limit(limit)
    .select('ma_phu_huynh', 'sealed')
}

export async function deleteCopies(tx: Knex): Promise<number> {
  return tx('sealed_passwords').delete()
}

export async function deleteKey(tx: Knex): Promise<void> {
  await tx('escrow_keys').delete()
}
