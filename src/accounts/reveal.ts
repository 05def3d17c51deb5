import type { KeyObject } from 'node:crypto'
import { type Caller, reply, type World, type Writer } from '../kernel/endpoint.ts'
import { fail, refuse } from '../kernel/failure.ts'
import { count, type Limit, uncount } from '../kernel/limits.ts'
import { tell } from './notice.ts'
import { findCopy, keyInUse } from './sealed-store.ts'
import { open, unwrap } from './sealing.ts'
import { type Account, findAccount, insertAudit } from './store.ts'

interface Prepared {
  parent: Account
  key_id: number
  secret: KeyObject | null
}

/** Unwraps the key: slow, so done before the transaction, and counted before it is tried. */
export async function prepareReveal(
  world: World & { caller: Caller; now: Date; id: number },
  verification: string,
): Promise<Prepared> {
  const parent = (await findAccount(world.db, { ma_phu_huynh: world.id })) ?? fail('not_found')
  const key = (await keyInUse(world.db, 'none')) ?? fail('reveal_not_set_up')
  const wrong = wrongTries(world.caller)
  await count(world, wrong)
  const secret = await world.hashing(() => unwrap(key, verification))
  if (secret) await uncount(world, wrong)
  return { parent, key_id: key.id, secret }
}

/** Written to the audit log in the same transaction that answers, and told to the parent after it. */
export async function reveal(given: Writer, { parent, key_id, secret }: Prepared) {
  const { tx, caller, now } = given
  const actor = caller.person!.ma_phu_huynh
  const subject = parent.ma_phu_huynh
  const trace = (action: string, detail: Record<string, unknown>) =>
    insertAudit(tx, { at: now, actor, action, kind: 'phu_huynh', subject, address: caller.address, detail })
  const refused = async (why: 'wrong_verification_password' | 'no_sealed_copy') => {
    await trace('password_reveal_refused', { reason: why })
    refuse(why)
  }
  if (!secret) return refused('wrong_verification_password')
  const copy = parent.la_admin ? undefined : await findCopy(tx, subject)
  const password = copy?.key_id === key_id ? open(secret, subject, copy.sealed) : null
  if (password === null) return refused('no_sealed_copy')
  await count({ ...given, db: tx }, [{ key: `reveal:${actor}`, most: 30, seconds: 86_400 }])
  await trace('password_revealed', {})
  tell(given, parent, 'password_viewed')
  return reply({ data: { mat_khau: password } })
}

function wrongTries({ person }: Caller): Limit[] {
  const key = `reveal-wrong:${person!.ma_phu_huynh}`
  return [
    { key, most: 5, seconds: 900 },
    { key, most: 20, seconds: 86_400 },
  ]
}
