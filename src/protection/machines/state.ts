import type { DeviceState } from './states-store.ts'

type StateName = 'green' | 'waiting' | 'problem' | 'silent' | 'removed' | 'none'

const minute = 60_000
const silentAfter = 5 * minute
const problemAfter = 5 * minute
const behindAtMost = 10 * minute
const checkedWithin = 10 * minute

type Known = Pick<
  DeviceState,
  'paired_at' | 'last_seen' | 'applied' | 'behind_since' | 'failing_since' | 'checks' | 'removed_at'
>

/** How well a machine is protected now; of several that fit, the first. */
export function stateOf(known: Known | undefined, wanted: number, isLicensed: boolean, now: Date): StateName {
  if (!known || !isLicensed) return 'none'
  const { paired_at, last_seen, applied, behind_since, failing_since, checks, removed_at } = known
  const since = (moment: Date | null) => (moment ? now.getTime() - moment.getTime() : 0)
  if (removed_at) return 'removed'
  if (since(last_seen ?? paired_at) >= silentAfter) return 'silent'
  if (since(failing_since) >= problemAfter || since(behind_since) >= behindAtMost) return 'problem'
  const isChecked = checks.length > 0 && checks.every(({ ok, at }) => ok && since(new Date(at)) <= checkedWithin)
  return applied === wanted && isChecked ? 'green' : 'waiting'
}
