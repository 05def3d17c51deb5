import type { TestApp } from '../app.ts'
import type { Bought } from './buying.ts'
import type { Outside } from './gateway.ts'
import type { Machine } from './machines.ts'

interface Known {
  bought: Bought
  machines: Machine[]
  gifts: Set<string>
  outside: Outside
}

/** What somebody was told is done, and is not; and what was done more than once. */
export async function findLost({ db }: TestApp, { bought, machines, gifts, outside }: Known): Promise<string[]> {
  const { rows } = await db.raw(
    `select 'opened and not there' as fault, ref as who from jsonb_array_elements_text(:opened) as ref
     where not exists (select from orders where vnp_txn_ref = ref)
     union all
     select 'understood and not credited', ref from jsonb_array_elements_text(:credited) as ref
     where not exists (select from orders where vnp_txn_ref = ref and trang_thai in ('paid', 'refunded'))
     union all
     select 'taken and not credited', ref from jsonb_array_elements_text(:taken) as ref
     where not exists (select from orders where vnp_txn_ref = ref and trang_thai in ('paid', 'refunded'))
     union all
     select 'credited another number of places', vnp_txn_ref from orders
     where trang_thai in ('paid', 'refunded')
       and so_thiet_bi <> (select count(*) from goi_dich_vu where goi_dich_vu.vnp_txn_ref = orders.vnp_txn_ref)
     union all
     select 'assigned and not on a device', id from jsonb_array_elements_text(:assigned) as id
     where not exists (select from goi_dich_vu where goi_dich_vu.id = id::int and trang_thai in ('DANG_HOAT_DONG', 'HUY'))
     union all
     select 'sent back and not noted', sent ->> 'ref' from jsonb_array_elements(:refunded) as sent
     where not exists (select from refunds join orders on orders.id = order_id
       where vnp_txn_ref = sent ->> 'ref' and refunds.so_tien = (sent ->> 'so_tien')::bigint)
     union all
     select 'the gateway sent back ' || sent || ', noted is ' || noted, vnp_txn_ref from (
       select vnp_txn_ref, coalesce((:sentBack::jsonb ->> vnp_txn_ref)::bigint, 0) as sent,
         (select coalesce(sum(so_tien), 0) from refunds
          where order_id = orders.id and refunds.trang_thai in ('processing', 'refunded')) as noted
       from orders) compared where sent <> noted
     union all
     select 'a refund whose end is not known', vnp_txn_ref from refunds join orders on orders.id = order_id
     where refunds.trang_thai = 'approved'
     union all
     select 'given and not there', id from jsonb_array_elements_text(:gifts) as id
     where not exists (select from grants where grants.id = id::uuid)
     union all
     select 'a minute is lost, or one too many', device from jsonb_to_recordset(:machines) as
       used (device text, day date, sent int, acknowledged int)
     where not exists (select from usage_days where nguoi_dung_id = device::int and usage_days.day = used.day
       and bit_count(minutes) between acknowledged and sent
       and position(B'0' in minutes) > acknowledged)`,
    {
      opened: JSON.stringify([...bought.opened]),
      credited: JSON.stringify([...bought.credited]),
      taken: JSON.stringify([...bought.taken.keys()]),
      assigned: JSON.stringify([...bought.assigned]),
      refunded: JSON.stringify(bought.refunded),
      sentBack: JSON.stringify(Object.fromEntries(outside.sentBack)),
      gifts: JSON.stringify([...gifts]),
      machines: JSON.stringify(
        machines.map(({ family, day, sent, acknowledged }) => ({
          device: family.machine.device,
          day,
          sent,
          acknowledged,
        })),
      ),
    },
  )
  return rows.map(({ fault, who }: { fault: string; who: string }) => `${fault}: ${who}`)
}

/** Slots of jobs that were run twice, or by nobody while at least one process was there. */
export async function findJobFaults({ db }: TestApp, said: string, began: Date): Promise<string[]> {
  const lines = said.split('\n').filter(line => line.includes('"event":"job"'))
  const runs: { job: string; slot: Date }[] = await db('job_runs').where('started_at', '>', began)
  const faults: string[] = []
  const ran = Map.groupBy(
    lines.map(line => JSON.parse(line)),
    ({ job }) => job,
  )
  for (const [job, logged] of ran) {
    const slots = runs.filter(run => run.job === job).length
    if (logged.length > slots) faults.push(`${job} was run ${logged.length} times in ${slots} slots`)
  }
  const every = 5 * 60_000
  const last = Math.floor((Date.now() - 5_000) / every) * every
  for (let slot = Math.ceil(began.getTime() / every) * every; slot <= last; slot += every)
    if (!runs.some(run => run.job === 'reconcile' && run.slot.getTime() === slot))
      faults.push(`nobody ran reconcile at ${new Date(slot).toISOString()}`)
  return faults
}
