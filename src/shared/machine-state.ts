export type MachineState = 'green' | 'waiting' | 'problem' | 'silent' | 'removed' | 'none'

const minute = 60_000
/** A machine is silent after so long without a sync. */
export const silentAfter = 5 * minute
const problemAfter = 5 * minute
const behindAtMost = 10 * minute
const checkedWithin = 10 * minute

/** The last that a machine said of itself, as far as its state depends on it. */
export interface KnownMachine {
  paired_at: Date
  last_seen: Date | null
  applied: number | null
  behind_since: Date | null
  failing_since: Date | null
  checks: { ok: boolean; at: string }[]
  removed_at: Date | null
}

/** How well a machine is protected now; of several that fit, the first. */
export function stateOf(known: KnownMachine | null, wanted: number, isLicensed: boolean, now: Date): MachineState {
  if (!known || !isLicensed) return 'none'
  const { paired_at, last_seen, applied, behind_since, failing_since, checks, removed_at } = known
  const since = (moment: Date | null) => (moment ? now.getTime() - moment.getTime() : 0)
  if (removed_at) return 'removed'
  if (since(last_seen ?? paired_at) >= silentAfter) return 'silent'
  if (since(failing_since) >= problemAfter || since(behind_since) >= behindAtMost) return 'problem'
  const isChecked = checks.length > 0 && checks.every(({ ok, at }) => ok && since(new Date(at)) <= checkedWithin)
  return applied === wanted && isChecked ? 'green' : 'waiting'
}
