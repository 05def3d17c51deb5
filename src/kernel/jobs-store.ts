import type { Knex } from 'knex'

/** Claims this slot of the job; true for one process only. */
export async function claimSlot(db: Knex, job: string, slot: Date, started_at: Date): Promise<boolean> {
  const claimed = await db('job_runs').insert({ job, slot, started_at }).onConflict().ignore().returning('job')
  return claimed.length === 1
}

export async function closeSlot(db: Knex, job: string, slot: Date, finished_at: Date, summary: unknown): Promise<void> {
  await db('job_runs')
    .where({ job, slot })
    .update({ finished_at, summary: JSON.stringify(summary) })
}

interface Run {
  job: string
  started_at: Date
  finished_at: Date
}

/** Of each of these jobs, the last that finished. */
export async function findLastRuns(db: Knex, jobs: string[]): Promise<Run[]> {
  const { rows } = await db.raw(
    `select asked.job, started_at, finished_at from unnest(:jobs::text[]) as asked (job)
     cross join lateral (
       select started_at, finished_at from job_runs
       where job_runs.job = asked.job and finished_at is not null order by slot desc limit 1) last`,
    { jobs },
  )
  return rows
}

export async function deleteOldRuns(db: Knex, before: Date): Promise<number> {
  return db('job_runs').where('started_at', '<', before).delete()
}
