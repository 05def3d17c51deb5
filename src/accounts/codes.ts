import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Knex } from 'knex'
import { failOnFields } from '../kernel/failure.ts'
import { deleteCode, type Purpose, replaceCode, takeTry } from './code-store.ts'

export const minutesOfCode = 5
export const triesOfCode = 5

interface Holder {
  sdt: string
  purpose: Purpose
}

/** Makes a new code, which ends the one before it, and gives it in clear for the one message that carries it. */
export async function issueCode(tx: Knex, secret: string, holder: Holder, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const challenge = randomUUID()
  await replaceCode(tx, {
    ...holder,
    challenge,
    code_hash: hashOf(secret, holder, challenge, code),
    expires_at: new Date(now.getTime() + minutesOfCode * 60_000),
  })
  return code
}

/** A code that was right a moment ago, to be spent in the same transaction as what it allows. */
export type RightCode = Holder & { challenge: string }

/**
 * Every try is counted before it is compared, so that guesses sent at once are counted like guesses sent in turn;
 * and counted outside the transaction, so that nothing that fails later takes the count back.
 * A wrong, ended, used or over-tried code is refused in one and the same way.
 */
export async function checkCode(
  { db, secret, now }: { db: Knex; secret: string; now: Date },
  holder: Holder,
  typed: string,
): Promise<RightCode> {
  const row = await takeTry(db, holder, triesOfCode, now)
  if (!row || !timingSafeEqual(row.code_hash, hashOf(secret, holder, row.challenge, typed)))
    failOnFields({ otp: 'wrong_code' })
  return { ...holder, challenge: row.challenge }
}

/** Of two that come with the same right code, one gets through. */
export async function spend(tx: Knex, code: RightCode): Promise<void> {
  if (!(await deleteCode(tx, code))) failOnFields({ otp: 'wrong_code' })
}

function hashOf(secret: string, { sdt, purpose }: Holder, challenge: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`code:${challenge}:${sdt}:${purpose}:${code}`).digest()
}
