import { parseArgs } from 'node:util'
import { runByHand, runJob } from '../src/kernel/jobs.ts'
import { createLog } from '../src/kernel/log.ts'
import { operatorError } from '../src/kernel/operator-error.ts'
import { jobs } from '../src/modules.ts'
import { createServices } from '../src/services.ts'
import { migrations, operate } from './operate.ts'

export async function run(args: string[]): Promise<void> {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const job = jobs.find(each => each.name === positionals[0])
  if (!job) throw operatorError(`Say which job: ${jobs.map(each => each.name).join(', ')}.`)
  await operate(async (database, config) => {
    const services = createServices(database, config, migrations, createLog(config.logLevel))
    const dryRun = values['dry-run']
    const summary = await (dryRun ? runJob(services, job, { dryRun }) : runByHand(services, job))
    console.log(dryRun ? `${job.name} would do:` : `${job.name} did:`, summary)
    if (summary.failed) process.exitCode = 1
  })
}
