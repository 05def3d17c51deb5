import pg from 'pg'
import { readConfig } from '../../src/kernel/config.ts'
import { connect } from '../../src/kernel/database.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { createLog } from '../../src/kernel/log.ts'
import { createServices } from '../../src/services.ts'
import { renewalsCharging } from '../helpers/charging.ts'
import { migrations } from '../helpers/db.ts'

// Run as a process of its own, which dies while it opens renewals: `renewals-child.ts URL NOW before|after N`, the
// moment at which its N-th transaction commits.
const [, , url, now, moment, commit] = process.argv

const config = readConfig({ DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) })
const db = connect({ connectionString: url! }, 2)
const die = () => process.kill(process.pid, 'SIGKILL')
const { query: send } = pg.Client.prototype
let commits = 0
pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
  const isCommit = /^commit/i.test((asked[0] as { text?: string }).text ?? String(asked[0]))
  const isLast = isCommit && ++commits === Number(commit)
  if (isLast && moment === 'before') die()
  const done = asked.at(-1)
  if (isLast && moment === 'after' && typeof done === 'function') asked[asked.length - 1] = die
  return Reflect.apply(send, this, asked)
} as typeof send
const services = createServices({ db, kind: 'server', close: async () => {} }, config, migrations, createLog('error'))
services.clock.set(new Date(now!))
// A renewal that is charged at once is opened in its own transaction.
const job = renewalsCharging(async () => 'left_to_buyer')
console.log(JSON.stringify(await runJob(services, job, { dryRun: false })))
await db.destroy()
