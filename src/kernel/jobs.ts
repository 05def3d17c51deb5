import { type ScheduledTask, schedule } from 'node-cron'
import type { Services } from './given.ts'
import { claimSlot, closeSlot } from './jobs-store.ts'
import type { Log } from './log.ts'
import type { Summary } from './summary.ts'

/** Finds its due work in the data, so that running late, twice or in several processes gives the same result. */
export interface Job {
  name: string
  /** When it runs, as a cron expression in Asia/Ho_Chi_Minh time. */
  at: string
  run: (services: Services, options: { dryRun: boolean }) => Promise<Summary>
}

/** A dry run does the work and rolls it back; the job itself must skip messages and payments. */
export async function runJob(services: Services, job: Job, { dryRun }: { dryRun: boolean }): Promise<Summary> {
  if (!dryRun) return job.run(services, { dryRun })
  const tx = await services.db.transaction()
  try {
    return await job.run({ ...services, db: tx }, { dryRun })
  } finally {
    await tx.rollback()
  }
}

/** What an operator asks for is recorded as a slot of its own, beside the whole minutes of the schedule. */
export async function runByHand(services: Services, job: Job): Promise<Summary> {
  const { db, clock } = services
  const slot = clock.now()
  await claimSlot(db, job.name, slot, slot)
  const summary = await runJob(services, job, { dryRun: false })
  await closeSlot(db, job.name, slot, clock.now(), summary)
  return summary
}

/** Several processes may schedule the same jobs: each slot is run by the one that inserts its row first. */
export function scheduleJobs(services: Services, jobs: Job[], log: Log): { stop: () => Promise<void> } {
  const queue = createJobQueue(services, log)
  const tasks = jobs.map(job =>
    schedule(job.at, ({ date }) => queue.add(job, date), {
      timezone: 'Asia/Ho_Chi_Minh',
      // a process that was busy at the tick runs the job late instead of skipping it
      missedExecutionTolerance: 10 * 60_000,
      logger: loggerFor(log),
    }),
  )
  return {
    stop: async () => {
      await Promise.all(tasks.map((task: ScheduledTask) => task.destroy()))
      await queue.stop()
    },
  }
}

/** Runs one job at a time, so that jobs use one connection. A job still waiting or running is not queued again. */
export function createJobQueue(services: Services, log: Log) {
  const waiting = new Set<string>()
  let last = Promise.resolve()
  let stopped = false
  return {
    add: (job: Job, slot: Date): Promise<void> => {
      if (waiting.has(job.name)) return last
      waiting.add(job.name)
      last = last.then(async () => {
        if (!stopped) await runSlot(services, job, slot, log)
        waiting.delete(job.name)
      })
      return last
    },
    stop: (): Promise<void> => {
      stopped = true
      return last
    },
  }
}

export async function runSlot(services: Services, job: Job, slot: Date, log: Log): Promise<void> {
  const minute = new Date(Math.floor(slot.getTime() / 60_000) * 60_000)
  const failures = services.metrics.cell('anni_job_failures_total', { name: job.name })
  try {
    if (!(await claimSlot(services.db, job.name, minute, services.clock.now()))) return
    const summary = await job.run(services, { dryRun: false })
    await closeSlot(services.db, job.name, minute, services.clock.now(), summary)
    if (summary.failed) failures.value++
    log(summary.failed ? 'error' : 'info', 'job', { job: job.name, ...summary })
  } catch (error) {
    failures.value++
    log('error', 'job_failed', { job: job.name, error })
  }
}

/** Processes each row on its own: one that throws is reported and does not stop the others. */
export async function runEach<T>(rows: T[], work: (row: T) => Promise<void>): Promise<Summary> {
  const reasons: string[] = []
  for (const row of rows) await work(row).catch(error => reasons.push(String(error)))
  const summary = { done: rows.length - reasons.length, failed: reasons.length }
  return reasons[0] === undefined ? summary : { ...summary, first_failure: reasons[0] }
}

/** What failed in all parts of a run: how many rows, and why the first of them. */
export function failuresIn(parts: Summary[]): { failed: number; first_failure?: string } {
  const failed = parts.reduce((sum, part) => sum + Number(part.failed), 0)
  const first = parts.find(part => part.first_failure)?.first_failure
  return { failed, ...(first !== undefined && { first_failure: String(first) }) }
}

function loggerFor(log: Log) {
  const logAt = (level: 'debug' | 'info' | 'warn' | 'error') => (said: string | Error, error?: unknown) =>
    log(level, 'scheduler', { said, error })
  return { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') }
}
