import type { Knex } from 'knex'
import { deleteInParts } from '../../kernel/delete-in-parts.ts'
import { runPrepared, runPreparedQuery } from '../../kernel/prepared.ts'
import type { ChildOf } from '../child.ts'
import { isAgreed } from './agreed-store.ts'
import type { Item } from './items.ts'

const kept = 50

interface SentDay {
  day: string
  /** In hexadecimal digits after an x. */
  minutes: string
  items: Item[]
}

/** False if the parent has not allowed it. */
export async function mergeDays(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em, nguoi_dung_id }: ChildOf & { nguoi_dung_id: number },
  days: SentDay[],
): Promise<boolean> {
  const [found] = await runPrepared<{ agreed: boolean }>(
    tx,
    'merge-days',
    `with machine as (select cast(:ma_phu_huynh as int) as ma_phu_huynh, cast(:ma_tre_em as int) as ma_tre_em),
     agreed as (select ma_phu_huynh, ma_tre_em from machine where ${isAgreed('time', 'machine')}),
     merged as (
       insert into usage_days (ma_phu_huynh, ma_tre_em, nguoi_dung_id, day, minutes, items)
       select ma_phu_huynh, ma_tre_em, cast(:nguoi_dung_id as int), day, cast(sent.minutes as bit(1440)),
         ${itemsOf("'[]'::jsonb", 'sent.items')}
       from agreed, jsonb_to_recordset(cast(:days as jsonb)) as sent (day date, minutes text, items jsonb)
       on conflict (ma_phu_huynh, ma_tre_em, day, nguoi_dung_id) do update set
         minutes = usage_days.minutes | excluded.minutes,
         items = ${itemsOf('usage_days.items', sinceForgotten)}
       where usage_days.minutes | excluded.minutes <> usage_days.minutes or excluded.items <> usage_days.items
     )
     select exists (select from agreed) as agreed`,
    { ma_phu_huynh, ma_tre_em, nguoi_dung_id, days: JSON.stringify(days) },
  )
  return found!.agreed
}

/**
 * The items of a day, from two lists of them: of each name the more seconds, the longest by name and the rest as one. The
 * rest is what the list with more seconds in all has beside those, so that the order of merging makes no difference.
 */
function itemsOf(one: string, other: string): string {
  const list = (items: string) => `jsonb_to_recordset(${items}) as item (kind text, name text, seconds int)`
  const sum = (items: string) => `coalesce((select sum(seconds) from ${list(items)}), 0)`
  return `(
    with named as (
      select kind, name, max(seconds) as seconds, row_number() over (order by max(seconds) desc, kind, name) as place
      from (select * from ${list(one)} union all select * from ${list(other)}) as each
      where kind <> 'rest' group by kind, name
    ), longest as (
      select * from named where place <= ${kept}
    ), rest as (
      select greatest(${sum(one)}, ${sum(other)}) - coalesce((select sum(seconds) from longest), 0) as seconds
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'seconds', seconds) order by place), '[]')
    from (select * from longest union all select 'rest', '', seconds, ${kept + 1} from rest where seconds > 0) as items
  )`
}

/**
 * What a machine forgot of a day, added to what it has reported of the day since. One that reports all the forgotten
 * minutes again has forgotten nothing, as one that came back from a sister before it heard that it had gone.
 */
const sinceForgotten = `case when usage_days.items_forgotten is null
  or usage_days.forgotten & excluded.minutes = usage_days.forgotten then excluded.items else (
  select jsonb_agg(item) from (
    select kind, name, least(sum(seconds), 86400)::int as seconds
    from jsonb_to_recordset(usage_days.items_forgotten || excluded.items) as item (kind text, name text, seconds int)
    group by kind, name
  ) as item
) end`

/** The minutes of a day on all machines of a child; one that two machines were used in counts once. */
export async function countUsed(db: Knex, { ma_phu_huynh, ma_tre_em }: ChildOf, day: string): Promise<number> {
  return (await countUsedByChild(db, ma_phu_huynh, day)).get(ma_tre_em) ?? 0
}

/** The same of each child of a family whose time may be counted. */
export async function countUsedByChild(db: Knex, ma_phu_huynh: number, day: string): Promise<Map<number, number>> {
  const used = db('consents')
    .leftJoin('usage_days', on =>
      on
        .on('usage_days.ma_phu_huynh', 'consents.ma_phu_huynh')
        .on('usage_days.ma_tre_em', 'consents.ma_tre_em')
        .onVal('day', day),
    )
    .where({ 'consents.ma_phu_huynh': ma_phu_huynh, purpose: 'time', withdrawn_at: null })
    .groupBy('consents.ma_tre_em')
    .select('consents.ma_tre_em', db.raw('coalesce(bit_count(bit_or(minutes)), 0) as used'))
  const rows = await runPreparedQuery<{ ma_tre_em: number; used: number }>(db, used)
  return new Map(rows.map(({ ma_tre_em, used }) => [ma_tre_em, Number(used)]))
}

/** Of each machine, the minutes as signs 0 and 1. */
export async function findDays(
  db: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  day: string,
): Promise<{ minutes: string; items: Item[] }[]> {
  const rows = db('usage_days').where({ ma_phu_huynh, ma_tre_em, day }).whereRaw(isAgreed('time', 'usage_days'))
  return rows.orderBy('nguoi_dung_id').select('minutes', 'items')
}

/** Every day of every machine of a family. */
export async function findEveryDay(
  db: Knex,
  ma_phu_huynh: number,
): Promise<{ ma_tre_em: number; nguoi_dung_id: number; day: string; minutes: string; items: Item[] }[]> {
  const rows = db('usage_days').where({ ma_phu_huynh }).whereRaw(isAgreed('time', 'usage_days'))
  return rows
    .orderBy(['ma_tre_em', 'day', 'nguoi_dung_id'])
    .select('ma_tre_em', 'nguoi_dung_id', 'day', 'minutes', 'items')
}

/** What a machine has sent of these days, and forgets: it is paired anew, or comes back to the child. */
export async function keepForgotten(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em, nguoi_dung_id }: ChildOf & { nguoi_dung_id: number },
  since: string,
): Promise<void> {
  await tx('usage_days')
    .where({ ma_phu_huynh, ma_tre_em, nguoi_dung_id })
    .where('day', '>=', since)
    .update({ forgotten: tx.ref('minutes'), items_forgotten: tx.ref('items') })
}

/**
 * As a condition of `usage_days`: minutes of `:day` on other machines of the child, also on those that it has no more, and
 * those that this one has forgotten. `device` has the keys of the machine and its child.
 */
export const isElsewhere = (device: string) => `
  ma_phu_huynh = ${device}.ma_phu_huynh and ma_tre_em = ${device}.ma_tre_em and day = cast(:day as date)
  and (nguoi_dung_id <> ${device}.nguoi_dung_id or forgotten is not null)`

/** Those minutes, as signs 0 and 1; null if there are none, or may not be counted. */
export async function findMinutesElsewhere(
  db: Knex,
  { ma_phu_huynh, ma_tre_em, nguoi_dung_id }: ChildOf & { nguoi_dung_id: number },
  day: string,
): Promise<string | null> {
  const [found] = await runPrepared<{ minutes: string | null }>(
    db,
    'minutes-elsewhere',
    `select bit_or(used.minutes)::text as minutes
     from (select cast(:ma_phu_huynh as int) as ma_phu_huynh, cast(:ma_tre_em as int) as ma_tre_em,
       cast(:nguoi_dung_id as int) as nguoi_dung_id) as machine
     cross join lateral (
       select case when nguoi_dung_id = machine.nguoi_dung_id then forgotten else minutes end as minutes
       from usage_days where ${isElsewhere('machine')}
     ) as used
     where ${isAgreed('time', 'machine')}`,
    { ma_phu_huynh, ma_tre_em, nguoi_dung_id, day },
  )
  return found!.minutes
}

export async function deleteOldUsage(db: Knex, before: Date): Promise<number> {
  return deleteInParts(db, 'usage_days', db('usage_days').where('day', '<', before))
}
