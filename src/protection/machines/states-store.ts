import type { Knex } from 'knex'
import { runPrepared } from '../../kernel/prepared.ts'
import type { DeviceOf } from './tokens-store.ts'

export interface Checked {
  name: string
  ok: boolean
  /** By the clock of the machine, but never in the future. */
  at: string
  detail?: string
}

export interface DeviceState extends DeviceOf {
  ma_tre_em: number
  client: string
  version: string
  paired_at: Date
  last_seen: Date | null
  applied: number | null
  applied_at: Date | null
  behind_since: Date | null
  failing_since: Date | null
  checks: Checked[]
  removed_at: Date | null
  clock: { wall?: number; monotonic?: number }
  licence: string
  told: string
  syncs: number
  syncs_since: Date | null
}

/** A new pairing begins anew: nothing is known of what runs there. */
export async function beginState(
  tx: Knex,
  begun: DeviceOf & { ma_tre_em: number; client: string; version: string; paired_at: Date },
): Promise<void> {
  await deleteState(tx, begun)
  await tx('device_states').insert(begun)
}

/** What machines have said of themselves, in any order; one that was never paired has said nothing. */
export async function findStates(db: Knex, machines: DeviceOf[]): Promise<DeviceState[]> {
  return runPrepared<DeviceState>(
    db,
    'states of machines',
    `select state.* from unnest(?::int[], ?::int[]) as machine (ma_phu_huynh, nguoi_dung_id)
     join device_states state using (ma_phu_huynh, nguoi_dung_id)`,
    [machines.map(({ ma_phu_huynh }) => ma_phu_huynh), machines.map(({ nguoi_dung_id }) => nguoi_dung_id)],
  )
}

export async function saveState(
  tx: Knex,
  { ma_phu_huynh, nguoi_dung_id }: DeviceOf,
  { checks, clock, ...changes }: Partial<DeviceState>,
): Promise<void> {
  await tx('device_states')
    .where({ ma_phu_huynh, nguoi_dung_id })
    .update({
      ...changes,
      ...(checks && { checks: JSON.stringify(checks) }),
      ...(clock && { clock: JSON.stringify(clock) }),
    })
}

export async function deleteState(tx: Knex, { ma_phu_huynh, nguoi_dung_id }: DeviceOf): Promise<void> {
  await tx('device_states').where({ ma_phu_huynh, nguoi_dung_id }).delete()
}
