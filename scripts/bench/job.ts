import { readConfig } from '../../src/kernel/config.ts'
import { openDatabase } from '../../src/kernel/database.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { createLog } from '../../src/kernel/log.ts'
import { jobs } from '../../src/modules.ts'
import { createServices } from '../../src/services.ts'
import { migrations } from '../operate.ts'

export interface JobRun {
  seconds: number
  /** The peak memory of the process, in MB. */
  memory: number
  summary: Record<string, number | string>
}

/** Runs one job in a process of its own. */
process.once('message', async ({ name, url }: { name: string; url: string }) => {
  const config = readConfig({ DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) })
  const database = await openDatabase(config.database)
  const services = createServices(database, config, migrations, createLog('error'))
  const began = performance.now()
  const summary = await runJob(services, jobs.find(job => job.name === name)!, { dryRun: false })
  const seconds = (performance.now() - began) / 1000
  process.send!({ seconds, memory: process.resourceUsage().maxRSS / 1024, summary } satisfies JobRun)
  await database.close()
  process.disconnect()
})
