import { isClean } from '../../shared/typed.ts'
import type { Dropped } from '../use/index.ts'
import type { Checked, DeviceState } from './states-store.ts'

const checksAtMost = 20
const detailAtMost = 200
const clockTolerance = 5 * 60_000

/** The checks that can be read; a moment in the future is now. */
export function readChecks(sent: unknown[], now: Date): { checks: Checked[]; dropped: Dropped[] } {
  const checks: Checked[] = []
  const dropped: Dropped[] = []
  for (const [place, each] of sent.slice(0, checksAtMost).entries()) {
    const { name, ok, at, detail } = Object(each) as Record<string, unknown>
    const moment = typeof at === 'string' ? Date.parse(at) : Number.NaN
    const isSound = typeof name === 'string' && /^[\w.-]{1,40}$/.test(name) && typeof ok === 'boolean'
    if (!isSound || Number.isNaN(moment)) {
      dropped.push({ what: `checks.${place}`, why: 'invalid' })
      continue
    }
    checks.push({
      name,
      ok,
      at: new Date(Math.min(moment, now.getTime())).toISOString(),
      // unclean text is left out: it would fail the one statement that stores the checks of many machines
      ...(typeof detail === 'string' && isClean(detail) && { detail: cut(detail) }),
    })
  }
  if (sent.length > checksAtMost) dropped.push({ what: `checks.${checksAtMost}`, why: 'too_many' })
  return { checks, dropped }
}

/** Ms by which the machine's clock was moved since the last time, against its clock that nobody can move. */
export function movedClock(
  before: DeviceState['clock'],
  sent: { wall: string; monotonic: number } | undefined,
): { clock: DeviceState['clock'] | undefined; moved: number } {
  const wall = sent ? Date.parse(sent.wall) : Number.NaN
  if (!sent || Number.isNaN(wall)) return { clock: undefined, moved: 0 }
  const clock = { wall, monotonic: sent.monotonic }
  // a machine that was started anew counts from nothing
  if (before.wall === undefined || before.monotonic === undefined || sent.monotonic < before.monotonic)
    return { clock, moved: 0 }
  const moved = wall - before.wall - (sent.monotonic - before.monotonic)
  return { clock, moved: Math.abs(moved) > clockTolerance ? moved : 0 }
}

/** Cuts between characters, never inside a surrogate pair. */
function cut(detail: string): string {
  return [...detail].slice(0, detailAtMost).join('')
}
