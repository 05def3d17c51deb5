import { Agent, get } from 'node:http'
import pg from 'pg'
import { signedUrl } from '../../src/billing/vnpay/pay-url.ts'
import { amountOf } from '../../src/billing/vnpay/values.ts'
import { insertOrders } from './orders.ts'
import { alternate, lineOf, rateOf } from './rounds.ts'
import { type Served, terminal } from './served.ts'
import { settleBare } from './settle-bare.ts'
import type { Line } from './table.ts'

const atOnce = 10
const inRound = 300
const rounds = 9
const price = 390_000

/** Payments settled per second: calls of the gateway over HTTP, and the same effect through `pg` alone. */
export async function compareSettling(served: Served, url: string): Promise<Line> {
  const pool = new pg.Pool({ connectionString: url, max: atOnce })
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const orders = await insertOrders(pool, { count: 2 * inRound * (rounds + 1), price, state: 'pending' })
  let refused = 0
  const call = async (order: string) => {
    const answer = await getText(agent, served.port, `/api/payment/vnpay-ipn?${ipnQuery(order)}`).catch(String)
    const settled = answer.startsWith('{"RspCode":"00"')
    if (!settled) refused++
    return settled
  }
  const turn = () => orders.splice(0, inRound)
  const measured = await alternate(rounds, {
    ours: () => rateOf(turn(), atOnce, call),
    bare: () => rateOf(turn(), atOnce, order => settleBare(pool, ipnQuery(order), order)),
  })
  agent.destroy()
  await pool.end()
  return lineOf(measured, { name: 'payments settled', least: 0.4, refused })
}

function ipnQuery(vnp_txn_ref: string): string {
  const said = {
    vnp_Amount: amountOf(price),
    vnp_ResponseCode: '00',
    vnp_TmnCode: terminal.tmnCode,
    vnp_TransactionNo: '14226112',
    vnp_TransactionStatus: '00',
    vnp_TxnRef: vnp_txn_ref,
  }
  return signedUrl(terminal, '', said).slice(1)
}

function getText(agent: Agent, port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = get({ agent, port, host: '127.0.0.1', path }, response => {
      response
        .toArray()
        .then(chunks => resolve(Buffer.concat(chunks).toString()))
        .catch(reject)
    })
    asking.on('error', reject)
  })
}
