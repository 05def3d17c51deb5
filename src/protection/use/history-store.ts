import type { Knex } from 'knex'
import { deleteInParts } from '../../kernel/delete-in-parts.ts'
import { runPrepared } from '../../kernel/prepared.ts'
import type { Visit } from '../../shared/visit.ts'
import type { ChildOf } from '../child.ts'
import { isAgreed } from './agreed-store.ts'
import type { Uploader } from './taken.ts'

/** False if the parent, or a child from seven years on, has not allowed it. */
export async function mergeHours(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em, nguoi_dung_id, pairing, seq }: Uploader,
  hours: { hour: Date; items: Visit[] }[],
  today: string,
): Promise<boolean> {
  const [found] = await runPrepared<{ agreed: boolean }>(
    tx,
    'merge-hours',
    `with machine as (select cast(:ma_phu_huynh as int) as ma_phu_huynh, cast(:ma_tre_em as int) as ma_tre_em),
     agreed as (select ma_phu_huynh, ma_tre_em from machine where ${isAgreed('history', 'machine')}),
     merged as (
       insert into history_hours (ma_phu_huynh, ma_tre_em, nguoi_dung_id, hour, pairing, seq, items)
       select ma_phu_huynh, ma_tre_em, cast(:nguoi_dung_id as int), hour, cast(:pairing as bigint), cast(:seq as bigint), items
       from agreed, jsonb_to_recordset(cast(:hours as jsonb)) as sent (hour timestamptz, items jsonb)
       on conflict (ma_phu_huynh, ma_tre_em, hour, nguoi_dung_id) do update set
         pairing = excluded.pairing, seq = excluded.seq, items = excluded.items
       where (excluded.pairing, excluded.seq) > (history_hours.pairing, history_hours.seq)
     )
     select exists (select from agreed) as agreed`,
    { ma_phu_huynh, ma_tre_em, nguoi_dung_id, pairing, seq, today, hours: JSON.stringify(hours) },
  )
  return found!.agreed
}

/** The hours of the day that begins at `from`. */
export async function findHours(
  db: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  from: Date,
  today: string,
): Promise<{ hour: Date; nguoi_dung_id: number; items: Visit[] }[]> {
  return db('history_hours')
    .where({ ma_phu_huynh, ma_tre_em })
    .whereBetween('hour', [from, new Date(from.getTime() + 86_400_000 - 1)])
    .whereRaw(isAgreed('history', 'history_hours'), { today })
    .orderBy(['hour', 'nguoi_dung_id'])
    .select('hour', 'nguoi_dung_id', 'items')
}

/** Every hour of every machine of a family. */
export async function findEveryHour(
  db: Knex,
  ma_phu_huynh: number,
  today: string,
): Promise<{ ma_tre_em: number; nguoi_dung_id: number; hour: Date; items: Visit[] }[]> {
  const rows = db('history_hours').where({ ma_phu_huynh }).whereRaw(isAgreed('history', 'history_hours'), { today })
  return rows.orderBy(['ma_tre_em', 'hour', 'nguoi_dung_id']).select('ma_tre_em', 'nguoi_dung_id', 'hour', 'items')
}

export async function deleteOldHistory(db: Knex, before: Date): Promise<number> {
  return deleteInParts(db, 'history_hours', db('history_hours').where('hour', '<', before))
}
