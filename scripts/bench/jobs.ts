import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Knex } from 'knex'
import { dateInVietnam } from '../../src/shared/dates.ts'
import type { JobOrder, JobRun } from './job.ts'
import { nodeFlags } from './served.ts'
import type { Line } from './table.ts'

const due = 50_000

/** The expiry and the renewals of many subscriptions, of which 50,000 end today. */
export async function measureJobs(db: Knex, url: string): Promise<Line[]> {
  const counted = await endToday(db)
  console.log(`${counted} subscriptions, of which ${due} end today`)
  const expiry = await runJobApart('expiry', url)
  const renewals = await runJobApart('renewals', url)
  if (expiry.summary.expired !== due || Number(renewals.summary.opened) < due || renewals.summary.failed !== 0)
    throw new Error(`The jobs did not do all that was due: ${JSON.stringify([expiry.summary, renewals.summary])}`)
  console.log(`renewals opened ${renewals.summary.opened}, reminders written ${renewals.summary.reminders}`)
  return [
    { name: 'expiry, time', value: expiry.seconds, most: 60, unit: 's' },
    { name: 'expiry, memory', value: expiry.memory, most: 300, unit: 'MB' },
    { name: 'renewals, time', value: renewals.seconds, most: 60, unit: 's' },
    { name: 'renewals, memory', value: renewals.memory, most: 300, unit: 'MB' },
  ]
}

/** Moves the terms of purchases for one device, all of which renew. */
async function endToday(db: Knex): Promise<number> {
  await db.raw(
    `update goi_dich_vu set ngay_bat_dau = began, anchored_on = began, months = 12,
            ngay_ket_thuc = began + interval '12 months'
     from (select (?::date - interval '12 months')::date as began) term
     where id in (select id from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG' and tu_dong_gia_han and gia = 390000
                  order by id limit ?)`,
    [dateInVietnam(new Date()), due],
  )
  await db.raw('vacuum analyze goi_dich_vu')
  const { rows } = await db.raw('select count(*) as n from goi_dich_vu')
  return rows[0].n
}

export async function runJobApart(name: string, url: string, ahead = 0): Promise<JobRun> {
  const child = fork(new URL('./job.ts', import.meta.url), { execArgv: nodeFlags })
  child.send({ name, url, ahead } satisfies JobOrder)
  const [result] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])])
  if (!result) throw new Error(`The job ${name} ended early.`)
  return result as JobRun
}
