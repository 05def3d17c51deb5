import type { Knex } from 'knex'
import { runPrepared } from '../../kernel/prepared.ts'
import type { DeviceState } from './states-store.ts'
import type { DeviceOf } from './tokens-store.ts'

export const syncsPerMinute = 6

/** A minute that begins in the future is one of a clock that was set back. */
const isThisMinute =
  "state.syncs_since > heard.last_seen - interval '1 minute' and state.syncs_since <= heard.last_seen"

/** In any order; a machine that was never paired has none. */
export async function findStatesOf(db: Knex, machines: DeviceOf[]): Promise<DeviceState[]> {
  return runPrepared<DeviceState>(
    db,
    'states of machines',
    `select state.* from unnest(?::int[], ?::int[]) as machine (ma_phu_huynh, nguoi_dung_id)
     join device_states state using (ma_phu_huynh, nguoi_dung_id)`,
    [machines.map(({ ma_phu_huynh }) => ma_phu_huynh), machines.map(({ nguoi_dung_id }) => nguoi_dung_id)],
  )
}

/**
 * Keeps that these machines were here, each if it is as it was read: not paired anew, deleted, with another child or in
 * another state since, and not at its limit of syncs. In the order of the machines, whether it was kept.
 */
export async function saveBeats(db: Knex, beats: DeviceState[]): Promise<boolean[]> {
  const saved = await runPrepared<{ nguoi_dung_id: number }>(
    db,
    'beats of machines',
    `with heard as (select * from jsonb_populate_recordset(null::device_states, :beats)),
     locked as (
       select state.nguoi_dung_id
       from device_states state join heard using (ma_phu_huynh, nguoi_dung_id)
       where state.paired_at = heard.paired_at and state.ma_tre_em = heard.ma_tre_em and state.told = heard.told
         and state.removed_at is null
         and (state.syncs < :most or not (${isThisMinute}))
       order by state.nguoi_dung_id
       for no key update of state
     )
     update device_states state
     set last_seen = heard.last_seen, checks = heard.checks, clock = heard.clock, applied = heard.applied,
       applied_at = heard.applied_at, behind_since = heard.behind_since, failing_since = heard.failing_since,
       syncs = case when ${isThisMinute} then state.syncs + 1 else 1 end,
       syncs_since = case when ${isThisMinute} then state.syncs_since else heard.last_seen end
     from locked join heard using (nguoi_dung_id)
     where state.ma_phu_huynh = heard.ma_phu_huynh and state.nguoi_dung_id = heard.nguoi_dung_id
     returning state.nguoi_dung_id`,
    { beats: JSON.stringify(beats), most: syncsPerMinute },
  )
  const kept = new Set(saved.map(({ nguoi_dung_id }) => nguoi_dung_id))
  // a second sync of a machine in the same tick is kept by itself
  return beats.map(({ nguoi_dung_id }) => kept.delete(nguoi_dung_id))
}
