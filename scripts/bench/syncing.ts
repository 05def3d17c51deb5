import { Agent, request } from 'node:http'
import { growCrowd } from '../../src/demo/index.ts'
import { connect } from '../../src/kernel/database.ts'
import { type BenchMachine, pairCrowd } from './machines.ts'
import { alternate, lineOf, rateOf } from './rounds.ts'
import type { Served } from './served.ts'
import type { Line } from './table.ts'
import { startTwin } from './twins.ts'

const atOnce = 24
const inRound = 600
const rounds = 9
/** So that none of them syncs more than six times a minute. */
const machines = (2 * (inRound * (rounds + 1))) / 5

interface Heard {
  status: number
  version: number
}

/** Syncs per second of machines that do not wait, and a bare server with one select and one upsert. */
export async function compareSyncing(served: Served, url: string): Promise<Line> {
  const db = connect({ connectionString: url }, 1)
  await growCrowd(db, { parents: machines, now: new Date() }, () => {})
  const paired = await pairCrowd(db, machines)
  await db.destroy()
  const bare = await startTwin({ kind: 'sync', url })
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  let refused = 0
  const syncOn =
    (port: number) =>
    async ([seq, { token }]: [number, BenchMachine]) => {
      const applied = { version: 1, at: new Date().toISOString() }
      const { status } = await sync(agent, port, token, { seq, applied })
      if (status !== 200) refused++
      return status === 200
    }
  let from = 0
  let turn: [number, BenchMachine][] = []
  const measured = await alternate(rounds, {
    ours: () => {
      turn = Array.from({ length: inRound }, (_, seq) => [seq, paired[from++ % paired.length]!])
      return rateOf(turn, atOnce, syncOn(served.port))
    },
    bare: () => rateOf(turn, atOnce, syncOn(bare.port)),
  })
  bare.stop()
  agent.destroy()
  return lineOf(measured, { name: 'machines syncing', least: 0.5, refused })
}

/**
 * The status of the answer, 0 if there was none, and the version of the rules that it names. Behind a proxy, `from` is the
 * machine’s address.
 */
export function sync(agent: Agent, port: number, token: string, body: object, from?: string): Promise<Heard> {
  const text = JSON.stringify(body)
  const headers = {
    Authorization: `Device ${token}`,
    'An-Nhi-Client': 'browser/1.0.0',
    'Content-Type': 'application/json',
    ...(from && { 'X-Forwarded-For': from }),
    'Content-Length': Buffer.byteLength(text),
  }
  const none = { status: 0, version: 0 }
  return new Promise(resolve => {
    const asking = request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/api/device/sync', headers })
    asking.on('error', () => resolve(none))
    asking.on('response', response => {
      let said = ''
      response.setEncoding('utf8').on('data', text => (said += text))
      response.on('error', () => resolve(none))
      response.on('end', () => {
        const status = response.statusCode!
        resolve({ status, version: status === 200 ? JSON.parse(said).data.version : 0 })
      })
    })
    asking.end(text)
  })
}
