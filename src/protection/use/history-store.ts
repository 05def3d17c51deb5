import type { Knex } from 'knex'
import { runPrepared } from '../../kernel/prepared.ts'
import { isAgreed } from './agreed-store.ts'
import type { Visit } from './items.ts'
import type { Machine } from './taken.ts'

/** False if the parent, or a child from seven years on, has not allowed it. */
export async function mergeHours(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em, nguoi_dung_id, pairing, seq }: Machine,
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
