import type { KeyObject } from 'node:crypto'
import type { Knex } from 'knex'
import { audit } from '../kernel/audit.ts'
import { type Failure, fail, refuse } from '../kernel/failure.ts'
import type { Caller, Services, Writer } from '../kernel/given.ts'
import { giveBack, type Limit, refusalWhenFull, tryToCount, uncount } from '../kernel/limits.ts'
import { reply } from '../kernel/reply.ts'
import { widerNetworkOf } from '../shared/address.ts'
import { open, unwrap } from './escrow-crypto.ts'
import { findCopy, keyInUse } from './escrow-store.ts'
import { tellOwner } from './notice.ts'
import { type Account, findAccount } from './store.ts'

interface Prepared {
  parent: Account
  key_id: number
  secret: KeyObject | null
}

/** Unwraps the key. This is slow, so it runs before the transaction. The try is counted before it is checked. */
export async function prepareReveal(
  services: Services & { caller: Caller; now: Date; id: number },
  verification: string,
): Promise<Prepared> {
  const parent = (await findAccount(services.db, { ma_phu_huynh: services.id })) ?? fail('not_found')
  const key = (await keyInUse(services.db, 'none')) ?? fail('reveal_not_set_up')
  const wrong = wrongTryLimits(services.caller)
  const refusal = await tryToCount(services, wrong)
  if (refusal) {
    await services.db.transaction(tx => logRefusal({ ...services, tx }, refusal, 'wrong_tries', parent))
    throw refusal
  }
  const secret = await services
    .hashing(widerNetworkOf(services.caller.address), () => unwrap(key, verification))
    .catch(error => giveBack(services, wrong, error))
  if (secret) await uncount(services, wrong)
  return { parent, key_id: key.id, secret }
}

/** Writes the audit log in the transaction that reads the password; the parent gets an SMS after the commit. */
export async function reveal(given: Writer, { parent, key_id, secret }: Prepared) {
  const { tx, caller, log } = given
  const actor = caller.person!.ma_phu_huynh
  const subject = parent.ma_phu_huynh
  const refused = async (why: 'wrong_verification_password' | 'no_sealed_copy') => {
    await audit(given, { action: 'password_reveal_refused', kind: 'phu_huynh', subject, detail: { reason: why } })
    refuse(why)
  }
  if (!secret) return refused('wrong_verification_password')
  const copy = parent.la_admin ? undefined : await findCopy(tx, subject)
  const password = copy?.key_id === key_id ? open(secret, subject, copy.sealed) : null
  if (password === null) return refused('no_sealed_copy')
  const counting = { ...given, db: tx }
  const reveals = [{ key: `reveal:${actor}`, most: 30, seconds: 86_400 }]
  const refusal = await tryToCount(counting, reveals)
  if (refusal) {
    await logRefusal(given, refusal, 'reveals', parent)
    throw refusal
  }
  await audit(given, { action: 'password_revealed', kind: 'phu_huynh', subject, detail: {} })
  if (await refusalWhenFull(counting, reveals)) log('warn', 'reveal_limit', { limit: 'last_reveal', actor, subject })
  tellOwner(given, parent, 'password_viewed')
  return reply({ data: { mat_khau: password } })
}

type Tracing = Pick<Writer, 'caller' | 'now' | 'secret' | 'log'> & { tx: Knex }

/** Logs a refusal once per window of the limit, so that a loop of refused requests does not fill the log. */
async function logRefusal(given: Tracing, { retryAfter }: Failure, limit: string, { ma_phu_huynh }: Account) {
  if (retryAfter === undefined) return
  const { tx, now, log, caller } = given
  const actor = caller.person!.ma_phu_huynh
  // Windows end on a whole second, so this is the same for every request in the window.
  const ends = Math.floor(now.getTime() / 1000) + retryAfter
  const once = [{ key: `reveal-refused:${actor}:${limit}:${ends}`, most: 1, seconds: 86_400 }]
  if (await tryToCount({ ...given, db: tx }, once)) return
  await audit(given, { action: 'password_reveal_limited', kind: 'phu_huynh', subject: ma_phu_huynh, detail: { limit } })
  log('warn', 'reveal_limit', { limit, actor, subject: ma_phu_huynh })
}

function wrongTryLimits({ person }: Caller): Limit[] {
  const key = `reveal-wrong:${person!.ma_phu_huynh}`
  return [
    { key, most: 5, seconds: 900 },
    { key, most: 20, seconds: 86_400 },
  ]
}
