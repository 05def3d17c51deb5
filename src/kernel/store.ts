import type { Knex } from 'knex'

/** Counts one try in a window; undefined when the window is full, and then nothing is counted. */
export async function countTry(
  db: Knex,
  row: { key: string; window_start: Date; ends_at: Date; most: number },
): Promise<number | undefined> {
  const { rows } = await db.raw(
    `insert into rate_limits as r (key, window_start, ends_at, count) values (:key, :window_start, :ends_at, 1)
     on conflict (key, window_start) do update set count = r.count + 1 where r.count < :most
     returning count`,
    row,
  )
  return rows[0]?.count
}

/** Begins the wait for a key, unless it is still on. */
export async function openGap(
  db: Knex,
  row: { key: string; window_start: Date; ends_at: Date; now: Date },
): Promise<boolean> {
  const { rows } = await db.raw(
    `insert into rate_limits as r (key, window_start, ends_at, count) values (:key, :window_start, :ends_at, 1)
     on conflict (key, window_start) do update set ends_at = excluded.ends_at, count = 1
       where r.ends_at <= :now or r.count = 0
     returning key`,
    row,
  )
  return rows.length === 1
}

export async function endOfGap(db: Knex, key: string): Promise<Date> {
  const row = await db('rate_limits').where({ key }).first('ends_at')
  return row.ends_at
}

export async function uncountTry(db: Knex, key: string, window_start: Date): Promise<void> {
  await db('rate_limits').where({ key, window_start }).where('count', '>', 0).decrement('count', 1)
}

export async function deleteEndedLimits(db: Knex, now: Date): Promise<number> {
  return db('rate_limits').where('ends_at', '<', now).delete()
}

/** True for the one process that may run a job's slot. */
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

/** True for the one who may sow: a second process or a second start finds the name taken. */
export async function claimSeed(tx: Knex, name: string): Promise<boolean> {
  const claimed = await tx('seeds').insert({ name }).onConflict().ignore().returning('name')
  return claimed.length === 1
}
