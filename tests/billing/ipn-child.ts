import pg from 'pg'
import { receivePayment } from '../../src/billing/gateway-calls.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { connect } from '../../src/kernel/database.ts'
import { createLog } from '../../src/kernel/log.ts'
import { createServices } from '../../src/services.ts'
import { migrations } from '../helpers/db.ts'

// Run as a process of its own, which dies while it handles one call: `ipn-child.ts URL QUERY before|after`, the moment
// at which the transaction commits. Without a moment it prints its answer.
const [, , url, query, moment] = process.argv

const config = readConfig({ DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) })
const db = connect({ connectionString: url! }, 2)
const die = () => process.kill(process.pid, 'SIGKILL')
const { query: send } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
  const isCommit = /^commit/i.test((asked[0] as { text?: string }).text ?? String(asked[0]))
  if (isCommit && moment === 'before') die()
  const done = asked.at(-1)
  if (isCommit && moment === 'after' && typeof done === 'function') asked[asked.length - 1] = die
  return Reflect.apply(send, this, asked)
} as typeof send
const services = createServices({ db, kind: 'server', close: async () => {} }, config, migrations, createLog('error'))
console.log((await receivePayment(services, query!)).RspCode)
await db.destroy()
