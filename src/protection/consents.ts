import type { Knex } from 'knex'
import { lockChild } from '../family/index.ts'
import { fail } from '../kernel/failure.ts'
import type { MachineWriter, Writer } from '../kernel/given.ts'
import { reply } from '../kernel/reply.ts'
import { dateInVietnam } from '../shared/dates.ts'
import type { Values } from '../shared/fields.ts'
import type { childConsent } from '../shared/machine-fields.ts'
import { type changedConsents, purposes } from '../shared/protection-fields.ts'
import type { ChildOf } from './child.ts'
import { findConsents, insertConsent, type Purpose, setChildConsent, withdrawConsent } from './consents-store.ts'
import { tellEvent } from './events.ts'
import { raiseVersion } from './policy.ts'
import { deleteWithdrawn, hasToAgree } from './use/index.ts'

/** Of the words that ask for it, raised with them: a test holds the hash of each version. */
const textVersion = 1

interface ConsentState {
  on: boolean
  version: number | null
  by: number | null
  at: Date | null
  child_at: Date | null
  /** It is kept once the child itself has said yes, too. */
  child_needed: boolean
}

/** By purpose, what a parent has allowed to be kept about a child. Silence is no consent. */
export async function consentsOf(db: Knex, child: ChildOf, now: Date): Promise<Record<Purpose, ConsentState>> {
  const given = await findConsents(db, child)
  const needed = { time: false, history: await hasToAgree(db, child.ma_tre_em, dateInVietnam(now)) }
  const stateOf = (purpose: Purpose): ConsentState => {
    const found = given.find(each => each.purpose === purpose)
    const child_needed = needed[purpose]
    if (!found) return { on: false, version: null, by: null, at: null, child_at: null, child_needed }
    const { version, given_by: by, given_at: at, child_at } = found
    return { on: true, version, by, at, child_at, child_needed }
  }
  return { time: stateOf('time'), history: stateOf('history') }
}

export async function changeConsents(given: Writer & { id: number }, changes: Values<typeof changedConsents>) {
  const { tx, id, now } = given
  const child = (await lockChild(tx, id)) ?? fail('not_found')
  await keepConsents(given, child, changes)
  return reply({ data: await consentsOf(tx, child, now), message: 'consents_changed' })
}

/** The caller has locked the child. */
export async function keepConsents(
  given: Writer,
  child: ChildOf,
  changes: Values<typeof changedConsents>,
): Promise<void> {
  const { tx, now } = given
  let isNew = false
  for (const purpose of purposes) {
    const isOn = changes[purpose]
    if (isOn === undefined) continue
    const isChanged = isOn ? await allow(given, child, purpose) : await withdrawConsent(tx, child, purpose, now)
    if (!isChanged) continue
    isNew = true
    await tellEvent(given, child, isOn ? 'consent_given' : 'consent_withdrawn', { purpose, version: textVersion })
  }
  if (isNew) await raiseVersion(given, child)
}

/** The child says on the machine that it has understood. Said twice, it is the same. */
export async function consentOfChild(given: MachineWriter, said: Values<typeof childConsent>) {
  const { tx, now } = given
  const machine = given.machine!
  // as every change of the policy does
  if (!(await lockChild(tx, machine.ma_tre_em))) fail('removed')
  if (await setChildConsent(tx, machine, said, now)) await raiseVersion(given, machine)
  return reply({ data: await consentsOf(tx, machine, now) })
}

/** What was kept until an earlier consent was withdrawn is shown again within a day, and deleted after it. */
async function allow({ tx, now, caller }: Writer, child: ChildOf, purpose: Purpose): Promise<boolean> {
  await deleteWithdrawn(tx, purpose, now, child)
  const given_by = caller.person!.ma_phu_huynh
  return insertConsent(tx, child, { purpose, given_at: now, version: textVersion, given_by })
}
