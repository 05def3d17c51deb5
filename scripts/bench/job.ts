import type { Knex } from 'knex'
import { readConfig } from '../../src/kernel/config.ts'
import { openDatabase } from '../../src/kernel/database.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { createLog } from '../../src/kernel/log.ts'
import { jobs } from '../../src/modules.ts'
import { createServices } from '../../src/services.ts'
import { migrations } from '../operate.ts'

export interface JobRun {
  seconds: number
  /** Of its longest statement, in ms, and how it begins. */
  longest: number
  statement: string
  /** The peak memory of the process, in MB. */
  memory: number
  summary: Record<string, number | string>
}

export interface JobOrder {
  name: string
  url: string
  /** So many days later than now. */
  ahead?: number
}

/** Runs one job in a process of its own. What breaks it is its summary. */
process.once('message', async ({ name, url, ahead = 0 }: JobOrder) => {
  const config = readConfig({ DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) })
  const database = await openDatabase(config.database)
  const services = createServices(
    database,
    config,
    migrations,
    createLog('error', () => {}),
  )
  if (ahead) services.clock.set(new Date(Date.now() + ahead * 86_400_000))
  const longest = watchStatements(database.db)
  const began = performance.now()
  const job = jobs.find(each => each.name === name)!
  const summary = await runJob(services, job, { dryRun: false }).catch(error => ({ broken: String(error) }))
  const seconds = (performance.now() - began) / 1000
  process.send!({ seconds, ...longest, memory: process.resourceUsage().maxRSS / 1024, summary } satisfies JobRun)
  await database.close()
  process.disconnect()
})

/** Also those of transactions, whose clients share the prototype. */
function watchStatements({ client }: Knex): { longest: number; statement: string } {
  const found = { longest: 0, statement: '' }
  const shared = client.constructor.prototype
  const query = shared._query
  shared._query = async function (connection: unknown, asked: { sql: string }) {
    const began = performance.now()
    try {
      return await query.call(this, connection, asked)
    } finally {
      const took = performance.now() - began
      const statement = asked.sql.replace(/\s+/g, ' ').slice(0, 90)
      if (took > found.longest) Object.assign(found, { longest: took, statement })
    }
  }
  return found
}
