import type { Knex } from 'knex'

export type Purpose = 'register' | 'reset' | 'change'

export interface Holder {
  sdt: string
  purpose: Purpose
}

export interface CodeRow extends Holder {
  /** Tells this code from those before and after it. */
  challenge: string
  code_hash: Buffer
  /** What the browser that asked for it shows, hashed. */
  asker_hash: Buffer
  expires_at: Date
}

/** Where a try is counted: the asker's own, or that of everybody else together. */
export type Count = 'tries' | 'others_tries'

export async function replaceCode(tx: Knex, row: CodeRow): Promise<void> {
  await tx('one_time_codes')
    .insert({ ...row, tries: 0, others_tries: 0 })
    .onConflict(['sdt', 'purpose'])
    .merge()
}

interface Try {
  most: number
  now: Date
}

/** Counts a try of the browser that asked for the living code, if it has tries left. */
export async function takeAskersTry(
  db: Knex,
  { sdt, purpose }: Holder,
  { asker_hash, most, now }: Try & { asker_hash: Buffer },
): Promise<CodeRow | undefined> {
  const own = db('one_time_codes').where({ sdt, purpose, asker_hash })
  const [row] = await own.where('tries', '<', most).where('expires_at', '>', now).increment('tries', 1).returning('*')
  return row
}

/** Counts a try of anybody else; a code that its asker has used up is over for all. */
export async function takeOthersTry(
  db: Knex,
  { sdt, purpose }: Holder,
  { most, now }: Try,
): Promise<CodeRow | undefined> {
  const [row] = await db('one_time_codes')
    .where({ sdt, purpose })
    .where('tries', '<', most)
    .where('others_tries', '<', most)
    .where('expires_at', '>', now)
    .increment('others_tries', 1)
    .returning('*')
  return row
}

type WhichCode = Pick<CodeRow, 'sdt' | 'purpose' | 'challenge'>

export async function returnTry(db: Knex, { sdt, purpose, challenge }: WhichCode, count: Count): Promise<void> {
  await db('one_time_codes').where({ sdt, purpose, challenge }).where(count, '>', 0).decrement(count, 1)
}

export async function deleteCode(tx: Knex, { sdt, purpose, challenge }: WhichCode): Promise<boolean> {
  return (await tx('one_time_codes').where({ sdt, purpose, challenge }).delete()) === 1
}

export async function deleteEndedCodes(tx: Knex, now: Date): Promise<number> {
  return tx('one_time_codes').where('expires_at', '<=', now).delete()
}
