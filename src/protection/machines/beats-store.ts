import type { Knex } from 'knex'
import { runPrepared } from '../../kernel/prepared.ts'
import type { DeviceState } from './states-store.ts'

export const syncsPerMinute = 6

/**
 * A minute may begin after `now`, because syncs that arrive together are not counted in the order of their arrival. One
 * that begins much later is of a clock that was set back.
 */
const isMinuteOf = (now: string) =>
  `state.syncs_since > ${now} - interval '1 minute' and state.syncs_since <= ${now} + interval '10 seconds'`

/** The assignments to `state` that count a sync at `now` in its minute. */
export const countedAt = (now: string) =>
  `syncs = case when ${isMinuteOf(now)} then state.syncs + 1 else 1 end,
   syncs_since = case when ${isMinuteOf(now)} then state.syncs_since else ${now} end`

/**
 * Keeps that these machines were here, each if it is as it was read: not paired anew, deleted, with another child or in
 * another state since, not heard of later, and not at its limit of syncs. In the order of the machines, whether it was kept.
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
         and (state.syncs < :most or not (${isMinuteOf('heard.last_seen')}))
         and not coalesce(state.last_seen > heard.last_seen, false)
       order by state.nguoi_dung_id
       for no key update of state
     )
     update device_states state
     set last_seen = heard.last_seen, checks = heard.checks, clock = heard.clock, applied = heard.applied,
       applied_at = heard.applied_at, behind_since = heard.behind_since, failing_since = heard.failing_since,
       ${countedAt('heard.last_seen')}
     from locked join heard using (nguoi_dung_id)
     where state.ma_phu_huynh = heard.ma_phu_huynh and state.nguoi_dung_id = heard.nguoi_dung_id
     returning state.nguoi_dung_id`,
    { beats: JSON.stringify(beats), most: syncsPerMinute },
  )
  const kept = new Set(saved.map(({ nguoi_dung_id }) => nguoi_dung_id))
  // a second sync of a machine in the same tick is kept by itself
  return beats.map(({ nguoi_dung_id }) => kept.delete(nguoi_dung_id))
}
