import type { Knex } from 'knex'
import type { Machine } from '../../kernel/access.ts'
import { runPrepared } from '../../kernel/prepared.ts'
import type { CalendarDate } from '../../shared/dates.ts'
import { isElsewhere } from '../use/index.ts'
import { countedAt } from './beats-store.ts'
import type { DeviceState } from './states-store.ts'
import type { DeviceOf } from './tokens-store.ts'

/**
 * Counts a sync in its minute, and keeps the machine and its child from being deleted meanwhile: in the order in which a
 * deletion takes them. Undefined where they are gone.
 */
export async function countSync(tx: Knex, machine: Machine, now: Date): Promise<DeviceState | undefined> {
  const [state] = await runPrepared<DeviceState>(
    tx,
    'sync counted',
    `with child as (select ma_phu_huynh, ma_tre_em from tre_em
       where ma_phu_huynh = :ma_phu_huynh and ma_tre_em = :ma_tre_em for key share)
     update device_states state
     set ${countedAt(':now::timestamptz')}
     from child
     where state.ma_phu_huynh = child.ma_phu_huynh and state.nguoi_dung_id = :nguoi_dung_id
     returning state.*`,
    { ...machine, now },
  )
  return state
}

export interface ToSay {
  version: number
  ended: boolean
  /** The name of the terms that its version stands for. */
  licence: string | null
  /** The child that the machine belongs to now: it may have moved since it asked. */
  ma_tre_em: number
  /** The child was at another machine today, or this one has forgotten minutes of it. */
  elsewhere: boolean
  answers: { request: string; answer: 'yes' | 'no'; untold: boolean }[]
  messages: {
    id: string
    kind: 'test' | 'text'
    site: string | null
    text: string | null
    at: string
    unsent: boolean
  }[]
}

/**
 * What there is to say to each machine. What it was told a moment ago is said again, and what it was told since its last
 * sync is news once more: that answer may have been lost, and the laptop asleep for hours.
 */
export async function findToSay(db: Knex, machines: Machine[], day: CalendarDate, since: Date): Promise<ToSay[]> {
  return runPrepared<ToSay>(
    db,
    'to say to machines',
    `select device.ma_tre_em,
       coalesce((select max(version) from policies
         where ma_phu_huynh = machine.ma_phu_huynh and ma_tre_em = device.ma_tre_em), 1) as version,
       not exists (select from device_tokens
         where ma_phu_huynh = machine.ma_phu_huynh and nguoi_dung_id = machine.nguoi_dung_id
           and pairing = machine.pairing and ended_at is null) as ended,
       own.licence,
       exists (select from usage_days where ${isElsewhere('device')}) as elsewhere,
       coalesce((select jsonb_agg(jsonb_build_object('request', id, 'answer', answer, 'untold',
             told_at is null or coalesce(told_at > own.last_seen, false))
           order by answered_at) from requests
         where ma_phu_huynh = machine.ma_phu_huynh and nguoi_dung_id = machine.nguoi_dung_id
           and at > heard.since - interval '2 days'
           and answer is not null and (told_at is null or told_at > heard.since)), '[]') as answers,
       coalesce((select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'site', site, 'text', text, 'at', at,
           'unsent', sent_at is null or coalesce(sent_at > own.last_seen, false)) order by at) from device_messages
         where ma_phu_huynh = machine.ma_phu_huynh and nguoi_dung_id = machine.nguoi_dung_id
           and (sent_at is null or sent_at > heard.since)), '[]') as messages
     from unnest(:parents::int[], :devices::int[], :pairings::bigint[])
       with ordinality as machine (ma_phu_huynh, nguoi_dung_id, pairing, place)
     left join thiet_bi device using (ma_phu_huynh, nguoi_dung_id)
     left join device_states own using (ma_phu_huynh, nguoi_dung_id)
     cross join lateral (select least(:since::timestamptz, own.last_seen) as since) as heard
     order by place`,
    {
      day,
      since,
      parents: machines.map(({ ma_phu_huynh }) => ma_phu_huynh),
      devices: machines.map(({ nguoi_dung_id }) => nguoi_dung_id),
      pairings: machines.map(({ pairing }) => pairing),
    },
  )
}

/** Of these answers and messages only: another may have come since they were read. */
export async function setSaid(
  db: Knex,
  { ma_phu_huynh, nguoi_dung_id }: DeviceOf,
  { answers, messages }: Pick<ToSay, 'answers' | 'messages'>,
  now: Date,
): Promise<void> {
  await db('requests')
    .where({ ma_phu_huynh, nguoi_dung_id, told_at: null })
    .whereIn(
      'id',
      answers.map(({ request }) => request),
    )
    .update({ told_at: now })
  await db('device_messages')
    .where({ ma_phu_huynh, nguoi_dung_id, sent_at: null })
    .whereIn(
      'id',
      messages.map(({ id }) => id),
    )
    .update({ sent_at: now })
}

export async function insertMessage(
  tx: Knex,
  { ma_phu_huynh, nguoi_dung_id }: DeviceOf,
  message: { id: string; kind: 'test' | 'text'; site?: string; text?: string; at: Date },
): Promise<void> {
  await tx('device_messages').insert({ ma_phu_huynh, nguoi_dung_id, ...message })
}

export async function deleteOldMessages(db: Knex, before: Date): Promise<number> {
  return db('device_messages').where('at', '<', before).delete()
}
