import { renewalsJob } from '../../src/billing/index.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { connect } from '../../src/kernel/database.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { createLog } from '../../src/kernel/log.ts'
import { createServices } from '../../src/services.ts'
import { migrations } from '../helpers/db.ts'

// Run as a process of its own, which dies while it charges a card: `charges-child.ts URL PORT NOW before|after`, the
// moment at which the service, of the simulator at that port, is asked for the money.
const [, , url, port, now, moment] = process.argv

const config = readConfig({ DATABASE_URL: url, PORT: port, APP_SECRET: 'x'.repeat(32) })
const db = connect({ connectionString: url! }, 2)
const die = () => process.kill(process.pid, 'SIGKILL')
const { fetch } = globalThis
globalThis.fetch = async (address, options) => {
  const isCharge = String(address).endsWith('/execute')
  if (isCharge && moment === 'before') die()
  const response = await fetch(address, options)
  if (isCharge && moment === 'after') die()
  return response
}
const services = createServices({ db, kind: 'server', close: async () => {} }, config, migrations, createLog('error'))
services.clock.set(new Date(now!))
console.log(JSON.stringify(await runJob(services, renewalsJob, { dryRun: false })))
await db.destroy()
