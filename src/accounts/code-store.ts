import type { Knex } from 'knex'
import { deleteInParts } from '../kernel/delete-in-parts.ts'

export type Purpose = 'register' | 'reset' | 'change' | 'confirm'

export interface CodeKey {
  sdt: string
  purpose: Purpose
}

export interface CodeRow extends CodeKey {
  /** A random id, so that this code is never confused with an earlier or later one. */
  challenge: string
  code_hash: Buffer
  /** Hash of the challenge cookie of the browser that requested the code. */
  asker_hash: Buffer
  expires_at: Date
}

/** Which counter a try uses: that of the browser that requested the code, of known browsers, or of all other clients. */
export type Counter = 'tries' | 'known_browser_tries' | 'others_tries'

export async function replaceCode(tx: Knex, row: CodeRow): Promise<void> {
  await tx('one_time_codes')
    .insert({ ...row, tries: 0, known_browser_tries: 0, others_tries: 0 })
    .onConflict(['sdt', 'purpose'])
    .merge()
}

interface Try {
  most: number
  now: Date
}

/** Counts a try by the browser that requested the code. Returns the code if it is valid and has tries left. */
export function takeRequestersTry(
  db: Knex,
  { sdt, purpose }: CodeKey,
  { asker_hash, ...limits }: Try & { asker_hash: Buffer },
): Promise<CodeRow | undefined> {
  return takeTry(db('one_time_codes').where({ sdt, purpose, asker_hash }), 'tries', limits)
}

/** Counts a try of a browser that has logged in to the account before, even if others have used up their tries. */
export function takeKnownBrowsersTry(db: Knex, { sdt, purpose }: CodeKey, limits: Try): Promise<CodeRow | undefined> {
  return takeTry(db('one_time_codes').where({ sdt, purpose }), 'known_browser_tries', limits)
}

/** Counts a try by any other client. Once the requesting browser has used up its tries, the code is invalid for all. */
export function takeOthersTry(db: Knex, { sdt, purpose }: CodeKey, limits: Try): Promise<CodeRow | undefined> {
  const codes = db('one_time_codes').where({ sdt, purpose }).where('tries', '<', limits.most)
  return takeTry(codes, 'others_tries', limits)
}

async function takeTry(codes: Knex.QueryBuilder, counter: Counter, { most, now }: Try): Promise<CodeRow | undefined> {
  const [row] = await codes.where(counter, '<', most).where('expires_at', '>', now).increment(counter, 1).returning('*')
  return row
}

type WhichCode = Pick<CodeRow, 'sdt' | 'purpose' | 'challenge'>

export async function returnTry(db: Knex, { sdt, purpose, challenge }: WhichCode, counter: Counter): Promise<void> {
  await db('one_time_codes').where({ sdt, purpose, challenge }).where(counter, '>', 0).decrement(counter, 1)
}

export async function deleteCode(tx: Knex, { sdt, purpose, challenge }: WhichCode): Promise<boolean> {
  return (await tx('one_time_codes').where({ sdt, purpose, challenge }).delete()) === 1
}

/** Deletes all codes of these phones, whatever for. */
export async function deleteCodesOf(tx: Knex, phones: (string | null)[]): Promise<void> {
  await tx('one_time_codes')
    .whereIn(
      'sdt',
      phones.filter(sdt => sdt !== null),
    )
    .delete()
}

export async function deleteEndedCodes(tx: Knex, now: Date): Promise<number> {
  return deleteInParts(tx, 'one_time_codes', tx('one_time_codes').where('expires_at', '<=', now))
}
