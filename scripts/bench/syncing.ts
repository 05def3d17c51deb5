import { Agent, request } from 'node:http'
import { growCrowd } from '../../src/demo/index.ts'
import { connect } from '../../src/kernel/database.ts'
import { type BenchMachine, pairCrowd } from './machines.ts'
import { median } from './median.ts'
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
  const syncOn = (port: number) => async (machine: BenchMachine, seq: number) => {
    const { status } = await sync(agent, port, machine.token, {
      seq,
      applied: { version: 1, at: new Date().toISOString() },
    })
    if (status !== 200) refused++
  }
  const measured: { ours: number; bare: number }[] = []
  let from = 0
  // the first round warms up
  for (let round = 0; round <= rounds; round++) {
    const turn = Array.from({ length: inRound }, () => paired[from++ % paired.length]!)
    measured.push({
      ours: await rateOf(turn, syncOn(served.port)),
      bare: await rateOf(turn, syncOn(bare.port)),
    })
  }
  bare.stop()
  agent.destroy()
  const counted = measured.slice(1)
  return {
    name: 'machines syncing',
    ours: median(counted.map(({ ours }) => ours)),
    bare: median(counted.map(({ bare }) => bare)),
    ratio: median(counted.map(({ ours, bare }) => ours / bare)),
    least: 0.5,
    refused,
  }
}

async function rateOf(machines: BenchMachine[], syncOf: (machine: BenchMachine, seq: number) => Promise<void>) {
  const began = performance.now()
  const waiting = [...machines.entries()]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await syncOf(next[1], next[0])
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return (machines.length / (performance.now() - began)) * 1000
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
