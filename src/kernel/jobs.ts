import type { Knex } from 'knex'
import { type ScheduledTask, schedule } from 'node-cron'
import type { World } from './endpoint.ts'
import type { Log } from './log.ts'
import { claimSlot, closeSlot, deleteOldRuns } from './store.ts'

/** Work that is due by the data, not by the tick: run late, twice or in several processes, it comes out the same. */
export interface Job {
  name: string
  /** When it is looked at, as a cron expression in Asia/Ho_Chi_Minh. */
  at: string
  run: (world: World, options: { dryRun: boolean }) => Promise<Summary>
}

export type Summary = Record<string, number | string>

/** A dry run does the work and takes it back; messages and payments it must leave undone by itself. */
export async function runJob(world: World, job: Job, { dryRun }: { dryRun: boolean }): Promise<Summary> {
  if (!dryRun) return job.run(world, { dryRun })
  const tx = await world.db.transaction()
  try {
    return await job.run({ ...world, db: tx }, { dryRun })
  } finally {
    await tx.rollback()
  }
}

export async function forgetOldRuns(db: Knex, now: Date): Promise<number> {
  return deleteOldRuns(db, new Date(now.getTime() - 90 * 86_400_000))
}

/** Several processes may schedule the same jobs: each slot is run by the one that inserts its row first. */
export function scheduleJobs(world: World, jobs: Job[], log: Log): { stop: () => Promise<void> } {
  const running = new Set<Promise<void>>()
  const tasks = jobs.map(job =>
    schedule(
      job.at,
      ({ date }) => {
        const run = runSlot(world, job, date, log).finally(() => running.delete(run))
        running.add(run)
        return run
      },
      { timezone: 'Asia/Ho_Chi_Minh', noOverlap: true },
    ),
  )
  return {
    stop: async () => {
      await Promise.all(tasks.map((task: ScheduledTask) => task.destroy()))
      await Promise.all(running)
    },
  }
}

export async function runSlot(world: World, job: Job, slot: Date, log: Log): Promise<void> {
  const minute = new Date(Math.floor(slot.getTime() / 60_000) * 60_000)
  try {
    if (!(await claimSlot(world.db, job.name, minute, world.clock.now()))) return
    const summary = await job.run(world, { dryRun: false })
    await closeSlot(world.db, job.name, minute, world.clock.now(), summary)
    log('info', 'job', { job: job.name, ...summary })
  } catch (error) {
    log('error', 'job_failed', { job: job.name, error })
  }
}

/** Does each piece of due work for itself: one that throws is reported and does not keep the others waiting. */
export async function each<T>(rows: T[], work: (row: T) => Promise<void>): Promise<{ done: number; failed: number }> {
  let failed = 0
  for (const row of rows) await work(row).catch(() => failed++)
  return { done: rows.length - failed, failed }
}
