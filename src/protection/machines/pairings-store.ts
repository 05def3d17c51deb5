import type { Knex } from 'knex'
import { plainCode } from '../../devices/index.ts'

export interface Pairing {
  id: string
  ma_thiet_bi: string
  secret_hash: Buffer
  check_digits: string
  client: string
  version: string
  name: string
  asked_at: Date
  expires_at: Date
  wrong_checks: number
  refused_at: Date | null
  confirmed_at: Date | null
  token_given_at: Date | null
  ma_phu_huynh: number | null
  nguoi_dung_id: number | null
}

type NewPairing = Pick<
  Pairing,
  'id' | 'ma_thiet_bi' | 'secret_hash' | 'check_digits' | 'client' | 'version' | 'name' | 'asked_at' | 'expires_at'
>

export async function insertPairing(tx: Knex, pairing: NewPairing): Promise<void> {
  await tx('pairings').insert(pairing)
}

export async function lockPairing(tx: Knex, id: string): Promise<Pairing | undefined> {
  return tx('pairings').where({ id }).forUpdate().first()
}

/** The newest first. */
export async function findWaiting(db: Knex, code: string, now: Date): Promise<Pairing[]> {
  return waiting(db, code, now).orderBy('asked_at', 'desc').select()
}

export async function lockWaiting(tx: Knex, code: string, now: Date): Promise<Pairing[]> {
  return waiting(tx, code, now)
    .orderBy([{ column: 'asked_at', order: 'desc' }, 'id'])
    .forUpdate()
    .select()
}

export async function countWrongCheck(tx: Knex, code: string, now: Date, most: number): Promise<void> {
  await waiting(tx, code, now).update({
    wrong_checks: tx.raw('wrong_checks + 1'),
    refused_at: tx.raw('case when wrong_checks + 1 >= ? then ?::timestamptz end', [most, now]),
  })
}

export async function refuseWaiting(tx: Knex, code: string, now: Date): Promise<void> {
  await waiting(tx, code, now).update({ refused_at: now })
}

export async function confirmPairing(
  tx: Knex,
  id: string,
  machine: { ma_phu_huynh: number; nguoi_dung_id: number },
  now: Date,
): Promise<void> {
  await tx('pairings')
    .where({ id })
    .update({ ...machine, confirmed_at: now })
}

/** The device that the family has let in by this code and these digits since a moment. */
export async function findConfirmed(
  tx: Knex,
  { ma_phu_huynh, code, check }: { ma_phu_huynh: number; code: string; check: string },
  since: Date,
): Promise<number | undefined> {
  const found = await ofCode(tx, code)
    .where({ ma_phu_huynh, check_digits: check, refused_at: null })
    .where('confirmed_at', '>', since)
    .first('nguoi_dung_id')
  return found?.nguoi_dung_id
}

export async function setTokenGiven(tx: Knex, id: string, now: Date): Promise<void> {
  await tx('pairings').where({ id }).update({ token_given_at: now })
}

export async function deleteOldPairings(db: Knex, before: Date): Promise<number> {
  return db('pairings').where('expires_at', '<', before).delete()
}

function waiting(db: Knex, code: string, now: Date): Knex.QueryBuilder {
  return ofCode(db, code).where({ confirmed_at: null, refused_at: null }).where('expires_at', '>', now)
}

function ofCode(db: Knex, code: string): Knex.QueryBuilder {
  return db('pairings').whereRaw(`${plainCode('ma_thiet_bi')} = ${plainCode('?')}`, [code])
}
