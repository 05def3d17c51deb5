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

export async function deleteOldRuns(db: Knex, before: Date): Promise<number> {
  return db('job_runs').where('started_at', '<', before).delete()
}
