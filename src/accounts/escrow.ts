import type { Knex } from 'knex'
import { operatorError } from '../kernel/operator-error.ts'
import { newSealingKey, open, seal, unwrap } from './escrow-crypto.ts'
import {
  copiesAfter,
  deleteCopies,
  deleteCopiesOf,
  deleteKey,
  insertKey,
  keyInUse,
  putCopy,
  replaceKey,
} from './escrow-store.ts'

const copiesAtOnce = 500

/** Stores a sealed copy of a parent's new password if copies are on. An admin never has one. */
export async function sealFor(
  tx: Knex,
  { ma_phu_huynh, la_admin }: { ma_phu_huynh: number; la_admin: boolean },
  password: string,
): Promise<void> {
  const key = la_admin ? undefined : await keyInUse(tx, 'share')
  if (key) await putCopy(tx, { ma_phu_huynh, key_id: key.id, sealed: seal(key, ma_phu_huynh, password) })
  else await deleteCopiesOf(tx, [ma_phu_huynh])
}

export async function isEscrowOn(db: Knex): Promise<boolean> {
  return (await keyInUse(db, 'none')) !== undefined
}

/** Switches sealed copies on. Only passwords set from now on get one. */
export async function initEscrow(db: Knex, verification: string, now: Date): Promise<void> {
  if (!(await insertKey(db, await newSealingKey(verification), now)))
    throw operatorError('The sealed copies are on already: use rotate, or purge first.')
}

/** Re-encrypts every copy under a new key and verification password. The old ones open nothing afterwards. */
export async function rotateEscrow(db: Knex, old: string, verification: string, now: Date): Promise<number> {
  const next = await newSealingKey(verification)
  return db.transaction(async tx => {
    const key = await keyInUse(tx, 'update')
    if (!key) throw operatorError('The sealed copies are off: use init.')
    const secret = await unwrap(key, old)
    if (!secret) throw operatorError('The present verification password is not right.')
    await replaceKey(tx, key.id, next, now)
    let sealed = 0
    for await (const { ma_phu_huynh, sealed: copy } of allCopies(tx)) {
      const password = open(secret, ma_phu_huynh, copy)
      if (password === null) await deleteCopiesOf(tx, [ma_phu_huynh])
      else {
        await putCopy(tx, { ma_phu_huynh, key_id: key.id, sealed: seal(next, ma_phu_huynh, password) })
        sealed++
      }
    }
    return sealed
  })
}

async function* allCopies(tx: Knex) {
  let last = 0
  for (;;) {
    const copies = await copiesAfter(tx, last, copiesAtOnce)
    if (copies.length === 0) return
    yield* copies
    last = copies.at(-1)!.ma_phu_huynh
  }
}

/** Switches sealed copies off and deletes them all. Locks the key first, so that no copy is added meanwhile. */
export async function purgeEscrow(db: Knex): Promise<number> {
  return db.transaction(async tx => {
    await keyInUse(tx, 'update')
    const copies = await deleteCopies(tx)
    await deleteKey(tx)
    return copies
  })
}
