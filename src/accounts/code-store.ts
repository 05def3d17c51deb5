import type { Knex } from 'knex'

export type Purpose = 'register' | 'reset' | 'change'

export interface CodeRow {
  sdt: string
  purpose: Purpose
  challenge: string
  code_hash: Buffer
  expires_at: Date
}

export async function replaceCode(tx: Knex, row: CodeRow): Promise<void> {
  await tx('one_time_codes')
    .insert({ ...row, tries: 0 })
    .onConflict(['sdt', 'purpose'])
    .merge()
}

/** Counts a try at the living code, if there is one with tries left. */
export async function takeTry(
  tx: Knex,
  { sdt, purpose }: { sdt: string; purpose: Purpose },
  most: number,
  now: Date,
): Promise<CodeRow | undefined> {
  const [row] = await tx('one_time_codes')
    .where({ sdt, purpose })
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .increment('tries', 1)
    .returning('*')
  return row
}

export async function deleteCode(tx: Knex, code: Pick<CodeRow, 'sdt' | 'purpose' | 'challenge'>): Promise<boolean> {
  const { sdt, purpose, challenge } = code
  return (await tx('one_time_codes').where({ sdt, purpose, challenge }).delete()) === 1
}

export async function deleteEndedCodes(tx: Knex, now: Date): Promise<number> {
  return tx('one_time_codes').where('expires_at', '<=', now).delete()
}
