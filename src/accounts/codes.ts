import { createHmac, hash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Knex } from 'knex'
import type { Caller, Cookie } from '../kernel/endpoint.ts'
import { failOnFields } from '../kernel/failure.ts'
import { count, limitsOfNetwork, uncount } from '../kernel/limits.ts'
import {
  type CodeRow,
  type Count,
  deleteCode,
  type Holder,
  replaceCode,
  returnTry,
  takeAskersTry,
  takeOthersTry,
} from './code-store.ts'

export const minutesOfCode = 5
export const triesOfCode = 5

/**
 * Makes a new code, which ends the one before it. It is given in clear for the one message that carries it, and `asker`
 * for the browser that asked for it.
 */
export async function issueCode(
  tx: Knex,
  secret: string,
  holder: Holder,
  now: Date,
): Promise<{ code: string; asker: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const challenge = randomUUID()
  const asker = randomBytes(32).toString('base64url')
  await replaceCode(tx, {
    ...holder,
    challenge,
    code_hash: hashOf(secret, holder, challenge, code),
    asker_hash: hashOfAsker(asker),
    expires_at: new Date(now.getTime() + minutesOfCode * 60_000),
  })
  return { code, asker }
}

/** The browser shows it with its tries; it has no use once the code is over. */
export function challengeCookie(asker: string): Cookie {
  return { name: 'challenge', value: asker, seconds: minutesOfCode * 60 }
}

/** A code that was right a moment ago, to be spent in the same transaction as what it allows. */
export type RightCode = Holder & { challenge: string; count: Count }

interface Trying {
  db: Knex
  secret: string
  now: Date
  caller: Caller
}

/**
 * Every try is counted before it is compared, so that guesses sent at once are counted like guesses sent in turn;
 * and counted outside the transaction, so that nothing that fails later takes the count back.
 * A wrong, ended, used or over-tried code is refused in one and the same way.
 */
export async function checkCode(trying: Trying, holder: Holder, typed: string): Promise<RightCode> {
  return (await tryAsAsker(trying, holder, typed)) ?? tryAsStranger(trying, holder, typed)
}

/** Of two that come with the same right code, one gets through. */
export async function spend(tx: Knex, code: RightCode): Promise<void> {
  if (!(await deleteCode(tx, code))) failOnFields({ otp: 'wrong_code' })
}

/** For work that a right code was worth and that was turned away: its try is given back, and the error passed on. */
export async function giveTryBack({ db }: { db: Knex }, code: RightCode, error: unknown): Promise<never> {
  await returnTry(db, code, code.count)
  throw error
}

/** Undefined where another browser asked for the code, or this one has no tries left. */
async function tryAsAsker(
  { db, secret, now, caller }: Trying,
  holder: Holder,
  typed: string,
): Promise<RightCode | undefined> {
  if (!caller.challenge) return
  const asker_hash = hashOfAsker(caller.challenge)
  const row = await takeAskersTry(db, holder, { asker_hash, most: triesOfCode, now })
  return row && compare(secret, row, typed, 'tries')
}

/** Counted for the network first: one that is over its limit takes no try from the code. */
async function tryAsStranger(trying: Trying, holder: Holder, typed: string): Promise<RightCode> {
  const { db, secret, now, caller } = trying
  const limits = limitsOfNetwork('wrong-code', caller.address, { most: 20, mostWider: 100, seconds: 900 })
  await count(trying, limits)
  const row = await takeOthersTry(db, holder, { most: triesOfCode, now })
  const code = compare(secret, row, typed, 'others_tries')
  await uncount(trying, limits)
  return code
}

function compare(secret: string, row: CodeRow | undefined, typed: string, count: Count): RightCode {
  if (!row || !timingSafeEqual(row.code_hash, hashOf(secret, row, row.challenge, typed)))
    failOnFields({ otp: 'wrong_code' })
  const { sdt, purpose, challenge } = row
  return { sdt, purpose, challenge, count }
}

function hashOf(secret: string, { sdt, purpose }: Holder, challenge: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`code:${challenge}:${sdt}:${purpose}:${code}`).digest()
}

function hashOfAsker(asker: string): Buffer {
  return hash('sha256', asker, 'buffer')
}
