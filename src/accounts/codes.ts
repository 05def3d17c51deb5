import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Knex } from 'knex'
import type { Cookie } from '../kernel/cookie.ts'
import { failOnFields } from '../kernel/failure.ts'
import type { Caller, Services } from '../kernel/given.ts'
import { count, limitsOfNetwork, uncount } from '../kernel/limits.ts'
import { hashOfToken, newSecretToken } from '../kernel/secret-token.ts'
import { widerNetworkOf } from '../shared/address.ts'
import {
  type CodeKey,
  type CodeRow,
  type Counter,
  deleteCode,
  replaceCode,
  returnTry,
  takeKnownBrowsersTry,
  takeOthersTry,
  takeRequestersTry,
} from './code-store.ts'
import { findKnownBrowser } from './known-browser.ts'
import { hashPassword } from './passwords.ts'

export const minutesOfCode = 5
const triesOfCode = 5

/**
 * Creates a code, which replaces the previous one. Returns it in plain text for the SMS, together with `requester`, the
 * challenge cookie of the browser that requested it.
 */
export async function issueCode(
  tx: Knex,
  secret: string,
  key: CodeKey,
  now: Date,
): Promise<{ code: string; requester: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const challenge = randomUUID()
  const requester = newSecretToken()
  await replaceCode(tx, {
    ...key,
    challenge,
    code_hash: hashOf(secret, key, challenge, code),
    asker_hash: hashOfToken(requester),
    expires_at: new Date(now.getTime() + minutesOfCode * 60_000),
  })
  return { code, requester }
}

/** The browser sends it with every try. It expires with the code. */
export function challengeCookie(requester: string): Cookie {
  return { name: 'challenge', value: requester, seconds: minutesOfCode * 60 }
}

/** A code that was checked and is right. Call `spend` in the transaction of the action that it authorises. */
export type RightCode = CodeKey & { challenge: string; counter: Counter }

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
export async function checkCode(trying: Trying, key: CodeKey, typed: string): Promise<RightCode> {
  return (
    (await tryAsRequester(trying, key, typed)) ??
    (await tryAsKnownBrowser(trying, key, typed)) ??
    tryAsStranger(trying, key, typed)
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

/** Hashing is expensive, so the code is checked first. */
export async function checkCodeThenHash(
  services: Trying & Pick<Services, 'hashing'>,
  key: CodeKey,
  otp: string,
  password: string,
) {
  const code = await checkCode(services, key, otp)
  const hash = await services
    .hashing(widerNetworkOf(services.caller.address), () => hashPassword(password))
    .catch(error => giveTryBack(services, code, error))
  return { code, hash }
}

/** Undefined if another browser requested the code, or this one has no tries left. */
async function tryAsRequester(
  { db, secret, now, caller }: Trying,
  key: CodeKey,
  typed: string,
): Promise<RightCode | undefined> {
  if (!caller.challenge) return
  const asker_hash = hashOfToken(caller.challenge)
  const row = await takeRequestersTry(db, key, { asker_hash, most: triesOfCode, now })
  return row && compare(secret, row, typed, 'tries')
}

/** Undefined where this browser has never logged in to the account of the phone, or has no tries left. */
async function tryAsKnownBrowser(trying: Trying, key: CodeKey, typed: string): Promise<RightCode | undefined> {
  if (!(await findKnownBrowser(trying, key.sdt))) return
  const row = await takeKnownBrowsersTry(trying.db, key, { most: triesOfCode, now: trying.now })
  return row && compare(trying.secret, row, typed, 'known_browser_tries')
}

/** Counts for the network first: a network over its limit cannot use up the tries of the code. */
async function tryAsStranger(trying: Trying, key: CodeKey, typed: string): Promise<RightCode> {
  const { db, secret, now, caller } = trying
  const limits = limitsOfNetwork('wrong-code', caller.address, { most: 20, mostWider: 100, seconds: 900 })
  await count(trying, limits)
  const row = await takeOthersTry(db, key, { most: triesOfCode, now })
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

function hashOf(secret: string, { sdt, purpose }: CodeKey, challenge: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`code:${challenge}:${sdt}:${purpose}:${code}`).digest()
}
