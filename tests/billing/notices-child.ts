import { noticesJob } from '../../src/billing/index.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { connect } from '../../src/kernel/database.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { createLog } from '../../src/kernel/log.ts'
import { createServices } from '../../src/services.ts'
import { migrations } from '../helpers/db.ts'

// Run as a process of its own, which dies while it sends: `notices-child.ts URL NOW before|after N`, the moment at which
// its N-th message leaves. It prints the id of each that left.
const [, , url, now, moment, last] = process.argv

const config = readConfig({ DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) })
const db = connect({ connectionString: url! }, 2)
const made = createServices({ db, kind: 'server', close: async () => {} }, config, migrations, createLog('error'))
let messages = 0
const sms = async ({ id }: { id: string }) => {
  const isLast = ++messages === Number(last)
  if (isLast && moment === 'before') process.kill(process.pid, 'SIGKILL')
  await new Promise(written => process.stdout.write(`${id}\n`, written))
  if (isLast) process.kill(process.pid, 'SIGKILL')
  return { ok: true } as const
}
made.clock.set(new Date(now!))
await runJob({ ...made, sms }, noticesJob, { dryRun: false })
await db.destroy()
