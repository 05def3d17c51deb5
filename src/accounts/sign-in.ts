import type { Knex } from 'knex'
import type { Caller, Person, World } from '../kernel/endpoint.ts'
import { fail, failOnFields, refuse } from '../kernel/failure.ts'
import { count, type Limit, uncount } from '../kernel/limits.ts'
import { networkOf } from '../shared/address.ts'
import { hashPassword, isOutdated, isPassword, nobodysHash } from './passwords.ts'
import { toE164 } from './phone.ts'
import { beginSession, endSession } from './sessions.ts'
import { findAccount, insertAudit, lockAccount, setPassword } from './store.ts'

export interface Checked {
  person: Person
  limits: Limit[]
  /** The hash that was compared. */
  compared: string
  /** The one to replace it with, where it was made with weaker parameters than today's. */
  stronger: string | null
}

/** Unknown phones and wrong passwords take the same road, the same time and the same answer: null. */
export async function checkPassword(
  world: World & { caller: Caller; now: Date },
  sdt: string,
  password: string,
): Promise<Checked | null> {
  const phone = toE164(sdt) ?? failOnFields({ sdt: 'invalid_phone' })
  const limits = limitsOf(phone, networkOf(world.caller.address))
  await count(world, limits)
  const found = await findAccount(world.db, { sdt: phone })
  const right = await world
    .hashing(networkOf(world.caller.address), () => isPassword(found?.mat_khau ?? nobodysHash, password))
    .catch(error => giveBack(world, limits, error))
  if (!right || !found) return null
  const { mat_khau: compared, ngon_ngu: _, ...person } = found
  const stronger = isOutdated(compared)
    ? await world.hashing(networkOf(world.caller.address), () => hashPassword(password))
    : null
  return { person, limits, compared, stronger }
}

/**
 * A sign-in ends the session that was shown with it, so that no token outlives the door it came through. A password that
 * was replaced since it was compared opens nothing: replacing it has ended all sessions, and this would be one more.
 */
export async function signIn(
  given: { tx: Knex; caller: Caller; now: Date; secret: string },
  checked: Checked | null,
  remembered: boolean,
): Promise<{ token: string; person: Person }> {
  const { tx, caller, now, secret } = given
  if (!checked) refuse('wrong_sign_in')
  const { person, limits, compared, stronger } = checked
  const present = await lockAccount(tx, { ma_phu_huynh: person.ma_phu_huynh })
  if (present?.mat_khau !== compared) fail('busy')
  if (stronger) await setPassword(tx, person.ma_phu_huynh, stronger)
  await uncount({ db: tx, secret, now }, limits)
  await endSession(tx, caller.token)
  const token = await beginSession(tx, person, remembered, now)
  if (person.la_admin)
    await insertAudit(tx, {
      at: now,
      actor: person.ma_phu_huynh,
      action: 'admin_signed_in',
      kind: null,
      subject: null,
      address: caller.address,
      detail: { remembered },
    })
  return { token, person }
}

/** Whoever was turned away before anything was compared has not tried. */
async function giveBack(world: World & { now: Date }, limits: Limit[], error: unknown): Promise<never> {
  await uncount(world, limits)
  throw error
}

function limitsOf(phone: string, network: string): Limit[] {
  return [
    { key: `sign-in:${phone}:${network}`, most: 10, seconds: 900 },
    { key: `sign-in:${phone}`, most: 50, seconds: 3600 },
    { key: `sign-in:${network}`, most: 100, seconds: 900 },
  ]
}
