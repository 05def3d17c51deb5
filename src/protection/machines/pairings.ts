import { randomInt, randomUUID } from 'node:crypto'
import { fail, failWithRetry } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { count, limitsOfNetwork } from '../../kernel/limits.ts'
import { type Reply, reply } from '../../kernel/reply.ts'
import { hashOfToken, newSecretToken } from '../../kernel/secret-token.ts'
import type { Values } from '../../shared/fields.ts'
import { codeLength, codeSigns, type newPairing, type poll } from '../../shared/machine-fields.ts'
import { isUuid } from '../../shared/protection-fields.ts'
import { holdAnswer } from './held.ts'
import { findWaiting, insertPairing, lockPairing, type Pairing, setTokenGiven } from './pairings-store.ts'
import { failIfTooOld, giveToken } from './tokens.ts'

const lasts = 15 * 60_000
/** Machines that may wait under one code. */
const waitingAtMost = 20
const ofNetwork = { most: 60, mostWider: 600, seconds: 3_600 }

export const aboutPairing = (id: string) => `pairing ${id}`

/** A client asks to be let in. It shows the code and the digits; only who sees the machine knows both. */
export async function askToPair(given: Writer, body: Values<typeof newPairing>) {
  const { tx, now, caller } = given
  failIfTooOld(caller.client)
  const secret = newSecretToken()
  const { ma_thiet_bi = newCode(), ...client } = body
  const others = await findWaiting(tx, ma_thiet_bi, now)
  if (others.length >= waitingAtMost) failWithRetry('too_many_tries', lasts / 1_000)
  const check = newDigits(others.map(({ check_digits }) => check_digits))
  const id: string = randomUUID()
  const expires_at = new Date(now.getTime() + lasts)
  const pairing = { id, ma_thiet_bi, secret_hash: hashOfToken(secret), check_digits: check, asked_at: now, expires_at }
  await insertPairing(tx, { ...pairing, ...client })
  return reply({ data: { id, ma_thiet_bi, secret, check, expires_at } })
}

/** Counted before the transaction: a refused try counts too. */
export async function countPairing({ db, secret, now, caller }: Parameters<typeof count>[0] & Pick<Writer, 'caller'>) {
  await count({ db, secret, now }, limitsOfNetwork('pairings', caller.address, ofNetwork))
}

interface Polled {
  state: 'waiting' | 'confirmed' | 'refused' | 'expired'
  token?: string
  removed_key?: string
}

/** What has become of it. Once it is confirmed, the answer holds the token, and no later answer does. */
export async function pollPairing(
  given: Writer & { params: Record<string, string> },
  { secret, wait = 0 }: Values<typeof poll>,
): Promise<Reply<Polled>> {
  const id = given.params.pairing!
  if (!isUuid(id)) fail('not_found')
  return holdAnswer(given, {
    about: aboutPairing(id),
    seconds: wait,
    first: () => statePolled(given.tx, id, secret, given.now),
    read: db => db.transaction(tx => statePolled(tx, id, secret, given.clock.now())),
    isNews: ({ state }) => state !== 'waiting',
    asData: polled => polled,
    // the token comes once: a poll whose client went away must not take it
    only: aboutPairing(id),
  })
}

async function statePolled(tx: Writer['tx'], id: string, secret: string, now: Date): Promise<Polled> {
  const pairing = await lockPairing(tx, id)
  if (!pairing?.secret_hash.equals(hashOfToken(secret))) fail('not_found')
  const { confirmed_at, refused_at, token_given_at, expires_at } = pairing
  if (refused_at) return { state: 'refused' }
  if (!confirmed_at) return { state: expires_at <= now ? 'expired' : 'waiting' }
  if (token_given_at) return { state: 'confirmed' }
  await setTokenGiven(tx, id, now)
  return { state: 'confirmed', ...(await giveToken(tx, machineOf(pairing), now)) }
}

function machineOf({ ma_phu_huynh, nguoi_dung_id }: Pairing) {
  return { ma_phu_huynh: ma_phu_huynh!, nguoi_dung_id: nguoi_dung_id! }
}

/** The digits tell which of several is meant, so no two have the same. */
function newDigits(taken: string[]): string {
  for (;;) {
    const digits = String(randomInt(10_000)).padStart(4, '0')
    if (!taken.includes(digits)) return digits
  }
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join('')
}
