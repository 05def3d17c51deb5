import type { Device } from '../../devices/index.ts'
import type { Machine } from '../../kernel/access.ts'
import type { Services, Writer } from '../../kernel/given.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { currentPolicy, raiseVersion } from '../policy.ts'
import { withLockedChild } from '../telling.ts'
import { keepForgotten } from '../use/index.ts'
import { runsAhead } from './state-after.ts'
import { findStates } from './states-store.ts'

/**
 * A machine that goes to another child is told its rules. What it was used for by that child earlier that day it forgot when
 * it left.
 */
export async function tellMove(given: Writer, device: Device, ma_tre_em: number): Promise<void> {
  const { tx, now } = given
  if ((await findStates(tx, [device])).length === 0) return
  await keepForgotten(tx, { ...device, ma_tre_em }, dateInVietnam(now))
  await raiseAbove(given, device, ma_tre_em)
}

/** The rules of the child that a machine goes to get a version above all that it has had of the child before. */
export async function raiseAbove(given: Writer, device: Device, ma_tre_em: number): Promise<void> {
  const [state] = await findStates(given.tx, [device])
  const above = Math.max(state?.applied ?? 0, (await currentPolicy(given.tx, device)).version)
  await raiseVersion(given, { ma_phu_huynh: device.ma_phu_huynh, ma_tre_em }, { above })
}

/** A machine that runs ahead of the rules is told them with a version above its own. */
export async function overtake(
  services: Pick<Services, 'db' | 'news'>,
  machine: Machine,
  now: Date,
  applied: number,
): Promise<void> {
  await withLockedChild(services, machine.ma_tre_em, now, async (given, child) => {
    const { version } = await currentPolicy(given.tx, child)
    if (runsAhead(applied, version)) await raiseVersion(given, child, { above: applied })
  })
}
