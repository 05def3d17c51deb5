import type { Machine } from '../../kernel/access.ts'
import type { Values } from '../../shared/fields.ts'
import type { sync } from '../../shared/machine-fields.ts'
import { type MachineState, silentAfter, stateOf } from '../../shared/machine-state.ts'
import type { Dropped } from '../use/index.ts'
import type { Terms } from './licence.ts'
import type { DeviceState } from './states-store.ts'
import { movedClock, readChecks } from './uploads.ts'

/** What a machine says of itself in a sync, and what it should run by now. */
export interface Report {
  body: Values<typeof sync>
  terms: Terms
  /** The newest version of its child’s document. */
  wanted: number
}

type Kept = Pick<
  DeviceState,
  | 'checks'
  | 'clock'
  | 'applied'
  | 'applied_at'
  | 'last_seen'
  | 'behind_since'
  | 'failing_since'
  | 'removed_at'
  | 'ma_tre_em'
> & { told: MachineState }

/** More versions than a family makes between a backup and its restoring. */
const mostAhead = 1_000

/** A machine runs later rules than there are, as after a backup was restored: it would refuse all that are lower. */
export function runsAhead(applied: number | undefined, wanted: number): boolean {
  return applied !== undefined && applied > wanted && applied <= wanted + mostAhead
}

/** What is kept of a machine after it has said something of itself, and by how many ms its clock was moved. */
export function stateAfter(
  before: DeviceState,
  machine: Machine,
  { body, terms, wanted }: Report,
  now: Date,
): { kept: Kept; moved: number; dropped: Dropped[] } {
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
    ma_tre_em: childServed(before, machine, applied, wanted),
  }
  const isLicensed = terms.licence_ends === null || terms.licence_ends > now
  return { kept: { ...kept, told: stateOf({ ...before, ...kept }, wanted, isLicensed, now) }, moved, dropped }
}

/**
 * The child whose use a machine reports: one that went to another child runs the rules of the child before until it has
 * applied the new ones.
 */
export function childServed(
  before: DeviceState,
  machine: Machine,
  applied: number | null | undefined,
  wanted: number,
): number {
  return applied === wanted ? machine.ma_tre_em : before.ma_tre_em
}

type Shown = Pick<Kept, 'applied' | 'checks'> & { told: string }

/** Whether the parent’s open pages would show something else: how the machine stands, or what became of a test. */
export function looksDifferent(before: Shown, after: Shown): boolean {
  return shownOf(before) !== shownOf(after)
}

function shownOf({ told, applied, checks }: Shown): string {
  return [told, applied, ...checks.map(({ name, ok, at }) => (name === 'test' ? at : ok))].join()
}
