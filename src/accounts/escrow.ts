import type { Knex } from 'knex'
import { plainError } from '../kernel/plain-error.ts'
import {
  copiesOf,
  deleteCopies,
  deleteCopy,
  deleteKey,
  deleteKeys,
  insertKey,
  keyInUse,
  putCopy,
  retireKey,
} from './sealed-store.ts'
import { newSealingKey, open, seal, unwrap } from './sealing.ts'

const copiesAtOnce = 500

/** Keeps the copy of a parent's new password where copies are switched on. An admin never has one. */
export async function sealFor(
  tx: Knex,
  { ma_phu_huynh, la_admin }: { ma_phu_huynh: number; la_admin: boolean },
  password: string,
): Promise<void> {
  const key = la_admin ? undefined : await keyInUse(tx, 'share')
  if (key) await putCopy(tx, { ma_phu_huynh, key_id: key.id, sealed: seal(key, ma_phu_huynh, password) })
  else await deleteCopy(tx, ma_phu_huynh)
}

export async function isEscrowOn(db: Knex): Promise<boolean> {
  return (await keyInUse(db, 'none')) !== undefined
}

/** Switches the copies on. Only passwords that are set from now on have one. */
export async function initEscrow(db: Knex, verification: string, now: Date): Promise<void> {
  const key = await newSealingKey(verification)
  await db.transaction(async tx => {
    if (await keyInUse(tx, 'update')) throw plainError('The sealed copies are on already: use rotate, or purge first.')
    await insertKey(tx, key, now)
  })
}

/** Seals every copy anew under a new key and a new verification password; the old ones open nothing after it. */
export async function rotateEscrow(db: Knex, old: string, verification: string, now: Date): Promise<number> {
  const next = await newSealingKey(verification)
  return db.transaction(async tx => {
    const key = (await keyInUse(tx, 'update')) ?? fail('The sealed copies are off: use init.')
    const secret = (await unwrap(key, old)) ?? fail('The present verification password is not right.')
    await retireKey(tx, key.id, now)
    const id = await insertKey(tx, next, now)
    let sealed = 0
    for (
      let copies = await copiesOf(tx, key.id, copiesAtOnce);
      copies.length > 0;
      copies = await copiesOf(tx, key.id, copiesAtOnce)
    ) {
      for (const { ma_phu_huynh, sealed: copy } of copies) {
        const password = open(secret, ma_phu_huynh, copy)
        if (password === null) await deleteCopy(tx, ma_phu_huynh)
        else await putCopy(tx, { ma_phu_huynh, key_id: id, sealed: seal(next, ma_phu_huynh, password) })
      }
      sealed += copies.length
    }
    await deleteKey(tx, key.id)
    return sealed
  })
}

/** Switches the copies off and removes them all. */
export async function purgeEscrow(db: Knex): Promise<number> {
  return db.transaction(async tx => {
    const copies = await deleteCopies(tx)
    await deleteKeys(tx)
    return copies
  })
}

function fail(why: string): never {
  throw plainError(why)
}
