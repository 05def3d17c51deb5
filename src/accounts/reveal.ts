import type { KeyObject } from 'node:crypto'
import { type Caller, reply, type World, type Writer } from '../kernel/endpoint.ts'
import { fail, refuse } from '../kernel/failure.ts'
import { count, type Limit, uncount } from '../kernel/limits.ts'
import { smsText } from '../messages/index.ts'
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
  const trace = (action: string) =>
    insertAudit(tx, {
      at: now,
      actor: caller.person!.ma_phu_huynh,
      action,
      subject: parent.ma_phu_huynh,
      address: caller.address,
    })
  if (!secret) {
    await trace('password_reveal_refused')
    refuse('wrong_verification_password')
  }
  const copy = await findCopy(tx, parent.ma_phu_huynh)
  const password = copy && copy.key_id === key_id ? open(secret, parent.ma_phu_huynh, copy.sealed) : null
  if (password === null || parent.la_admin) fail('no_sealed_copy')
  await count({ ...given, db: tx }, [{ key: `reveal:${caller.person!.ma_phu_huynh}`, most: 30, seconds: 86_400 }])
  await trace('password_revealed')
  given.afterCommit(async () => {
    given.sms({ to: parent.sdt, text: smsText(parent.ngon_ngu, 'password_viewed'), id: crypto.randomUUID() })
  })
  return reply({ data: { mat_khau: password } })
}

function wrongTries({ person }: Caller): Limit[] {
  const key = `reveal-wrong:${person!.ma_phu_huynh}`
  return [
    { key, most: 5, seconds: 900 },
    { key, most: 20, seconds: 86_400 },
  ]
}
