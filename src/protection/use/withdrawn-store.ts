import type { Knex } from 'knex'
import { daysBefore } from '../../shared/dates.ts'
import type { ChildOf } from '../child.ts'

const tables = { time: 'usage_days', history: 'history_hours' }
/** For so long after it was withdrawn, a consent that is given again finds what was kept. */
const daysKept = 1
/** Withdrawals that are older have been looked at in many runs of the job. */
const daysLookedAt = 30

/**
 * Deletes what was kept with a consent that was withdrawn a day ago and not given again: of one child, or of all. Returns
 * how many rows those were.
 */
export async function deleteWithdrawn(
  db: Knex,
  purpose: keyof typeof tables,
  now: Date,
  child?: ChildOf,
): Promise<number> {
  const { rowCount } = await db.raw(
    `delete from ${tables[purpose]} as kept using (
       select ma_phu_huynh, ma_tre_em from consents
       where purpose = :purpose
         ${child ? 'and ma_phu_huynh = :ma_phu_huynh and ma_tre_em = :ma_tre_em' : ''}
       group by ma_phu_huynh, ma_tre_em
       having bool_and(coalesce(withdrawn_at <= :before, false))
         ${child ? '' : `and max(withdrawn_at) > :before::timestamptz - interval '${daysLookedAt} days'`}
     ) as withdrawn
     where kept.ma_phu_huynh = withdrawn.ma_phu_huynh and kept.ma_tre_em = withdrawn.ma_tre_em`,
    {
      purpose,
      before: daysBefore(now, daysKept),
      ...(child && { ma_phu_huynh: child.ma_phu_huynh, ma_tre_em: child.ma_tre_em }),
    },
  )
  return rowCount
}
