import type { Knex } from 'knex'
import { deleteInParts } from './delete-in-parts.ts'
import { runPrepared } from './prepared.ts'

export interface LimitRow {
  key: string
  most: number
  seconds: number
}

const asked = `asked as (
  select * from unnest(:keys::text[], :mosts::int[], :seconds::int[]) with ordinality as a (key, most, seconds, place)
)`
/** Windows end on a whole second. */
const endOf = (seconds: string) => `date_trunc('second', :now::timestamptz) + make_interval(secs => ${seconds})`
/** A window that ends more than a minute after one that begins now was counted while the clock ran ahead. */
const isOpen = (ends: string) => `r.ends_at > :now and r.ends_at <= ${ends} + interval '1 minute'`
const full = `select coalesce(r.ends_at, ${endOf('a.seconds')}) as ends_at
  from asked a left join rate_limits r on r.key = a.key and ${isOpen(endOf('a.seconds'))}
  where coalesce(r.count, 0) >= a.most order by a.place limit 1`

/** Counts a try against all limits, or against none if one is full. Returns whether it counted. */
export async function countTries(db: Knex, limits: LimitRow[], now: Date): Promise<boolean> {
  const tx = await db.transaction()
  try {
    const all = await countTriesWithin(tx, limits, now)
    await (all ? tx.commit() : tx.rollback())
    return all
  } catch (error) {
    await tx.rollback()
    throw error
  }
}

/**
 * The same in a transaction of the caller, who rolls back if it returns false: another request may have filled one of
 * the limits after this statement began, and the others are counted then.
 */
export async function countTriesWithin(tx: Knex, limits: LimitRow[], now: Date): Promise<boolean> {
  const [counted] = await runPrepared<{ all: boolean }>(
    tx,
    'tries',
    `with ${asked}, counted as (
       insert into rate_limits as r (key, count, ends_at)
       select key, 1, ${endOf('seconds')} from asked
       where not exists (${full}) order by place
       on conflict (key) do update set
         count = case when ${isOpen('excluded.ends_at')} then r.count + 1 else 1 end,
         ends_at = case when ${isOpen('excluded.ends_at')} and r.count > 0 then r.ends_at else excluded.ends_at end
       where not (${isOpen('excluded.ends_at')}) or r.count < (select most from asked where asked.key = r.key)
       returning key
     ) select count(*) = :limits as all from counted`,
    { ...bindings(limits, now), limits: limits.length },
  )
  return counted!.all
}

/** When the first full limit ends; undefined if none is full. */
export async function findFullLimit(db: Knex, limits: LimitRow[], now: Date): Promise<Date | undefined> {
  const { rows } = await db.raw(`with ${asked} ${full}`, bindings(limits, now))
  return rows[0]?.ends_at
}

/** How often a key was counted in the window that is open. */
export async function findCount(db: Knex, { key, seconds }: LimitRow, now: Date): Promise<number> {
  const open = `select r.count from rate_limits r where r.key = :key and ${isOpen(endOf(':seconds'))}`
  const { rows } = await db.raw(open, { key, seconds, now })
  return rows[0]?.count ?? 0
}

function bindings(limits: LimitRow[], now: Date) {
  return {
    keys: limits.map(({ key }) => key),
    mosts: limits.map(({ most }) => most),
    seconds: limits.map(({ seconds }) => seconds),
    now,
  }
}

export async function uncountTry(db: Knex, key: string, now: Date): Promise<void> {
  await db('rate_limits').where({ key }).where('count', '>', 0).where('ends_at', '>', now).decrement('count', 1)
}

export async function deleteEndedLimits(db: Knex, now: Date): Promise<number> {
  return deleteInParts(db, 'rate_limits', db('rate_limits').where('ends_at', '<', now))
}
