import type { MachineWriter } from '../../kernel/given.ts'
import { tryToCount } from '../../kernel/limits.ts'
import { aboutFamily } from '../../kernel/news.ts'
import { tellEvent } from '../events.ts'
import type { Dropped } from '../use/index.ts'
import { looksDifferent, type Report, stateAfter } from './state-after.ts'
import { type DeviceState, saveState } from './states-store.ts'

/** Entries about the moved clock of one machine, in its child's journal. */
const clocksPerHour = 4

/** Keeps what a machine says of itself, and writes in the journal what has changed with it. */
export async function keepState(given: MachineWriter, before: DeviceState, report: Report): Promise<Dropped[]> {
  const { tx, now } = given
  const machine = given.machine!
  const { kept, moved, dropped } = stateAfter(before, machine, report, now)
  const { told, checks } = kept
  await saveState(tx, machine, kept)
  if (before.told === 'silent') await tellEvent(given, machine, 'back')
  if (told === 'problem' && before.told !== 'problem')
    await tellEvent(given, machine, 'problem', { checks: checks.filter(({ ok }) => !ok).map(({ name }) => name) })
  if (before.told === 'problem' && told === 'green') await tellEvent(given, machine, 'mended')
  if (moved !== 0 && (await mayTellOfClock(given)))
    await tellEvent(given, machine, 'clock_changed', { minutes: Math.round(moved / 60_000) })
  if (looksDifferent(before, kept))
    await given.news.tell(given, aboutFamily(machine.ma_phu_huynh), { ma_tre_em: machine.ma_tre_em, what: 'machine' })
  return dropped
}

/** A clock that is set to and fro with each sync must not push all else out of sight. */
async function mayTellOfClock({ tx, secret, now, machine }: MachineWriter): Promise<boolean> {
  const key = `clock:${machine!.ma_phu_huynh}:${machine!.nguoi_dung_id}`
  return !(await tryToCount({ db: tx, secret, now }, [{ key, most: clocksPerHour, seconds: 3_600 }]))
}
