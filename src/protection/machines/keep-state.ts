import type { MachineWriter } from '../../kernel/endpoint.ts'
import type { Values } from '../../shared/fields.ts'
import type { sync } from '../../shared/machine-fields.ts'
import { silentAfter, stateOf } from '../../shared/machine-state.ts'
import { tellEvent } from '../events.ts'
import type { Dropped } from '../use/index.ts'
import { nameOfTerms, type Terms } from './licence.ts'
import { type DeviceState, saveState } from './states-store.ts'
import { movedClock, readChecks } from './uploads.ts'

interface Said {
  body: Values<typeof sync>
  terms: Terms
  wanted: number
}

/** Keeps what a machine says of itself, and writes in the journal what has changed with it. */
export async function keepState(
  given: MachineWriter,
  before: DeviceState,
  { body, terms, wanted }: Said,
): Promise<Dropped[]> {
  const { tx, now } = given
  const machine = given.machine!
  const { checks = before.checks, dropped = [] } = body.checks ? readChecks(body.checks, now) : {}
  const isKnown = body.applied !== undefined && body.applied.version <= wanted
  if (body.applied && !isKnown) dropped.push({ what: 'applied', why: 'invalid' })
  const applied = isKnown ? body.applied!.version : before.applied
  const wasSilent = now.getTime() - (before.last_seen ?? before.paired_at).getTime() >= silentAfter
  const { clock = before.clock, moved } = movedClock(before.clock, body.clock)
  const kept = {
    checks,
    clock,
    applied,
    applied_at: applied === before.applied ? before.applied_at : now,
    last_seen: now,
    behind_since: applied === wanted ? null : ((wasSilent ? null : before.behind_since) ?? now),
    failing_since: checks.every(({ ok }) => ok) ? null : (before.failing_since ?? now),
    removed_at: null,
    ma_tre_em: machine.ma_tre_em,
    licence: nameOfTerms(terms),
  }
  const isLicensed = terms.licence_ends === null || terms.licence_ends > now
  const told = stateOf({ ...before, ...kept }, wanted, isLicensed, now)
  await saveState(tx, machine, { ...kept, told })
  if (before.told === 'silent') await tellEvent(given, machine, 'back')
  if (told === 'problem' && before.told !== 'problem')
    await tellEvent(given, machine, 'problem', { checks: checks.filter(({ ok }) => !ok).map(({ name }) => name) })
  if (before.told === 'problem' && told === 'green') await tellEvent(given, machine, 'mended')
  if (moved !== 0) await tellEvent(given, machine, 'clock_changed', { minutes: Math.round(moved / 60_000) })
  return dropped
}
