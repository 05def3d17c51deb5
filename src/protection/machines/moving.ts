import type { Device } from '../../devices/index.ts'
import type { Writer } from '../../kernel/endpoint.ts'
import { raiseVersion, versionOf } from '../policy.ts'
import { findStates } from './states-store.ts'

/** A machine that goes to another child is told its rules, with a version above all that it has had of the child before. */
export async function tellMove(given: Writer, device: Device, ma_tre_em: number): Promise<void> {
  const { tx } = given
  const [state] = await findStates(tx, [device])
  if (!state) return
  const above = Math.max(state.applied ?? 0, await versionOf(tx, device))
  await raiseVersion(given, { ma_phu_huynh: device.ma_phu_huynh, ma_tre_em }, { above })
}
