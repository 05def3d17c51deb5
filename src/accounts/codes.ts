import { createHmac, hash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Knex } from 'knex'
import type { Cookie } from '../kernel/cookie.ts'
import type { Caller } from '../kernel/endpoint.ts'
import { failOnFields } from '../kernel/failure.ts'
import { count, limitsOfNetwork, uncount } from '../kernel/limits.ts'
import {
  type CodeRow,
  type Counter,
  deleteCode,
  type Holder,
  replaceCode,
  returnTry,
  takeAskersTry,
  takeKnownBrowsersTry,
  takeOthersTry,
} from './code-store.ts'
import { findKnownBrowser } from './known-browser.ts'

export const minutesOfCode = 5
const triesOfCode = 5

/**
 * Creates a code, which replaces the previous one. Returns it in plain text for the SMS, together with `asker`, the
 * challenge cookie of the browser that requested it.
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

/** The browser sends it with every try. It expires with the code. */
export function challengeCookie(asker: string): Cookie {
  return { name: 'challenge', value: asker, seconds: minutesOfCode * 60 }
}

/** A code that was checked and is right. Call `spend` in the transaction of the action that it authorises. */
export type RightCode = Holder & { challenge: string; counter: Counter }

interface Trying {
  db: Knex
  secret: string
  now: Date
  caller: Caller
}

/**
 * Counts every try before comparing it, so that parallel guesses are counted like sequential ones, and outside the
 * transaction, so that a later failure cannot roll the count back. Wrong, expired, used and over-tried codes all get
 * the same error.
 */
export async function checkCode(trying: Trying, holder: Holder, typed: string): Promise<RightCode> {
  return (
    (await tryAsAsker(trying, holder, typed)) ??
    (await tryAsKnownBrowser(trying, holder, typed)) ??
    tryAsStranger(trying, holder, typed)
  )
}

/** Of two requests with the same right code, only one succeeds. */
export async function spend(tx: Knex, code: RightCode): Promise<void> {
  if (!(await deleteCode(tx, code))) failOnFields({ otp: 'wrong_code' })
}

/** For work that fails after the code was checked, such as refused hashing: gives the try back and rethrows. */
export async function giveTryBack({ db }: { db: Knex }, code: RightCode, error: unknown): Promise<never> {
  await returnTry(db, code, code.counter)
  throw error
}

/** Undefined if another browser requested the code, or this one has no tries left. */
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

/** Undefined where this browser has never logged in to the account of the phone, or has no tries left. */
async function tryAsKnownBrowser(trying: Trying, holder: Holder, typed: string): Promise<RightCode | undefined> {
  if (!(await findKnownBrowser(trying, holder.sdt))) return
  const row = await takeKnownBrowsersTry(trying.db, holder, { most: triesOfCode, now: trying.now })
  return row && compare(trying.secret, row, typed, 'known_browser_tries')
}

/** Counts for the network first: a network over its limit cannot use up the tries of the code. */
async function tryAsStranger(trying: Trying, holder: Holder, typed: string): Promise<RightCode> {
  const { db, secret, now, caller } = trying
  const limits = limitsOfNetwork('wrong-code', caller.address, { most: 20, mostWider: 100, seconds: 900 })
  await count(trying, limits)
  const row = await takeOthersTry(db, holder, { most: triesOfCode, now })
  const code = compare(secret, row, typed, 'others_tries')
  await uncount(trying, limits)
  return code
}

function compare(secret: string, row: CodeRow | undefined, typed: string, counter: Counter): RightCode {
  if (!row || !timingSafeEqual(row.code_hash, hashOf(secret, row, row.challenge, typed)))
    failOnFields({ otp: 'wrong_code' })
  const { sdt, purpose, challenge } = row
  return { sdt, purpose, challenge, counter }
}

function hashOf(secret: string, { sdt, purpose }: Holder, challenge: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`code:${challenge}:${sdt}:${purpose}:${code}`).digest()
}

function hashOfAsker(asker: string): Buffer {
  return hash('sha256', asker, 'buffer')
}
