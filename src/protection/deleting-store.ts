import type { Knex } from 'knex'
import type { ChildOf } from './child.ts'
import { endTokens } from './machines/index.ts'

const ofDevice = ['device_states', 'device_messages']
const ofChild = ['policies', 'grants', 'requests', 'protection_events', 'usage_days', 'history_hours']

/** Ends the tokens of the child’s machines and deletes all that is kept of it; its consents stay as evidence. */
export async function deleteAllOf(tx: Knex, { ma_phu_huynh, ma_tre_em }: ChildOf, now: Date): Promise<void> {
  const devices: number[] = await tx('thiet_bi').where({ ma_phu_huynh, ma_tre_em }).pluck('nguoi_dung_id')
  await endTokens(tx, ma_phu_huynh, devices, now)
  const ofMachines = (table: string) => tx(table).where({ ma_phu_huynh }).whereIn('nguoi_dung_id', devices)
  for (const table of ofDevice) await ofMachines(table).delete()
  for (const table of ofChild) await tx(table).where({ ma_phu_huynh, ma_tre_em }).delete()
}
