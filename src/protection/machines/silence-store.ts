import type { Knex } from 'knex'
import type { DeviceOf } from './tokens-store.ts'

export const batch = 1_000

/**
 * Writes in the journals which machines have become silent, at most a batch of them. Returns how many. The child is locked
 * before the machine, as a deletion does; what is being changed has its turn at the next run.
 */
export async function tellSilent(db: Knex, { since, now }: { since: Date; now: Date }): Promise<number> {
  const { rowCount } = await db.raw(
    `with found as (
       select state.ma_phu_huynh, state.nguoi_dung_id, child.ma_tre_em
       from device_states state join thiet_bi using (ma_phu_huynh, nguoi_dung_id)
       join tre_em child on (child.ma_phu_huynh, child.ma_tre_em) = (thiet_bi.ma_phu_huynh, thiet_bi.ma_tre_em)
       where last_seen < :since and told <> 'silent' and removed_at is null
       order by last_seen limit ${batch} for key share of child skip locked for update of state skip locked
     ), silent as (
       update device_states set told = 'silent' from found
       where (device_states.ma_phu_huynh, device_states.nguoi_dung_id) = (found.ma_phu_huynh, found.nguoi_dung_id)
       returning device_states.ma_phu_huynh, found.ma_tre_em, device_states.nguoi_dung_id, last_seen
     )
     insert into protection_events (ma_phu_huynh, ma_tre_em, nguoi_dung_id, kind, detail, at)
     select ma_phu_huynh, ma_tre_em, nguoi_dung_id, 'silent', jsonb_build_object('last_seen', last_seen), :now
     from silent`,
    { since, now },
  )
  return rowCount
}

export interface LeftMachine extends DeviceOf {
  ma_tre_em: number
  ten_thiet_bi: string
  removed_at: Date | null
}

interface Since {
  /** Silent before this moment … */
  silent: Date
  /** … while another machine of the child was seen after this one. */
  used: Date
  /** Older removals are not told any more. */
  removed: Date
}

/** Machines of which the parent has to hear, and has not: removed, or silent while the child is at another one. */
export async function findLeft(db: Knex, { silent, used, removed }: Since): Promise<LeftMachine[]> {
  const { rows } = await db.raw(
    `select left_one.ma_phu_huynh, left_one.nguoi_dung_id, thiet_bi.ma_tre_em, ten_thiet_bi, removed_at
     from device_states left_one join thiet_bi using (ma_phu_huynh, nguoi_dung_id)
     where removed_at > :removed and (silence_told_at is null or silence_told_at < removed_at)
       or removed_at is null and last_seen <= :silent and last_seen > :silent::timestamptz - interval '30 days'
         and (silence_told_at is null or silence_told_at < last_seen)
         and exists (
           select from device_states other join thiet_bi its using (ma_phu_huynh, nguoi_dung_id)
           where other.ma_phu_huynh = left_one.ma_phu_huynh and its.ma_tre_em = thiet_bi.ma_tre_em
             and other.nguoi_dung_id <> left_one.nguoi_dung_id and other.last_seen > :used)
     order by left_one.ma_phu_huynh, left_one.nguoi_dung_id limit ${batch}`,
    { silent, used, removed },
  )
  return rows
}

/** False if another process was first, or the machine has come back. */
export async function setSilenceTold(
  tx: Knex,
  { ma_phu_huynh, nguoi_dung_id, removed_at }: LeftMachine,
  { now, silent }: { now: Date; silent: Date },
): Promise<boolean> {
  const state = tx('device_states').where({ ma_phu_huynh, nguoi_dung_id })
  if (removed_at) state.where({ removed_at }).whereRaw('(silence_told_at is null or silence_told_at < removed_at)')
  else
    state
      .where('last_seen', '<=', silent)
      .whereRaw('removed_at is null and (silence_told_at is null or silence_told_at < last_seen)')
  return (await state.update({ silence_told_at: now })) === 1
}
