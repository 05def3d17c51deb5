import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { growCrowd } from '../../src/demo/index.ts'
import { connect } from '../../src/kernel/database.ts'
import { openBenchDatabase } from './database.ts'
import { type BenchMachine, pairCrowd, signInCrowd } from './machines.ts'
import { quantile } from './quantile.ts'
import { type Served, startServed } from './served.ts'
import { sync } from './syncing.ts'
import type { Line } from './table.ts'

const waitSeconds = 55
const minutes = 3
const taps = 100

interface Run {
  agent: Agent
  port: number
  /** By the clock of `performance`, as all moments here. */
  end: number
  /** When something was given to a machine. */
  tappedAt: Map<BenchMachine, number>
  /** In ms: by how much held syncs were answered too late, and after how long a machine heard what was given. */
  late: number[]
  heard: number[]
  failed: number
}

/** Many machines at once, each in one held sync after another, while parents give something to some of them. */
export async function holdMachines(count: number): Promise<Line[]> {
  const database = await openBenchDatabase(process.env)
  // each machine in a network of its own, as in life
  const served = await startServed(database, { settings: { TRUST_PROXY: '1' } })
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  try {
    const db = connect({ connectionString: database.url }, 1)
    await growCrowd(db, { parents: count, now: new Date() }, () => {})
    const machines = await pairCrowd(db, count)
    const tapped = machines.filter((_, place) => place % Math.floor(count / taps) === 0).slice(0, taps)
    const sessions = await signInCrowd(db, [...new Set(tapped.map(({ ma_phu_huynh }) => ma_phu_huynh))])
    await db.destroy()
    await beginAll(agent, served.port, machines)

    const end = performance.now() + minutes * 60_000
    const run: Run = { agent, port: served.port, end, tappedAt: new Map(), late: [], heard: [], failed: 0 }
    const lives = machines.map((machine, place) => live(run, machine, place))
    await pause(70_000)
    for (const machine of tapped) {
      await pause(((minutes - 1.5) * 60_000) / taps)
      run.tappedAt.set(machine, performance.now())
      await lock(served, machine, sessions.get(machine.ma_phu_huynh)!).catch(() => run.failed++)
    }
    const memory = served.memory()
    await Promise.all(lives)
    const { late, heard, failed } = run
    return [
      { name: `held syncs of ${count}: late, p99`, value: quantile(late, 0.99), most: 200, unit: 'ms' },
      { name: 'from tap to machine, p95', value: quantile(heard, 0.95), most: 3_000, unit: 'ms' },
      { name: 'taps not heard', value: taps - heard.length, most: 0, unit: '' },
      { name: 'failed', value: failed, most: 0, unit: '' },
      { name: 'memory', value: memory, most: 300, unit: 'MB' },
    ]
  } finally {
    agent.destroy()
    await served.stop()
    await database.close()
  }
}

/** Syncs until the end, or until it has heard what its parent gave. */
async function live(run: Run, machine: BenchMachine, place: number): Promise<void> {
  const address = `10.${place >> 16}.${(place >> 8) % 256}.${place % 256}`
  await pause(Math.random() * 60_000)
  let applied = 1
  for (let seq = 2; performance.now() < run.end; seq++) {
    const began = performance.now()
    const body = { seq, applied: { version: applied, at: new Date().toISOString() }, wait: waitSeconds }
    const { status, version } = await sync(run.agent, run.port, machine.token, body, address)
    const took = performance.now() - began
    const at = run.tappedAt.get(machine)
    if (status !== 200) {
      run.failed++
      await pause(10_000)
      continue
    }
    applied = version
    if (at !== undefined) {
      run.heard.push(performance.now() - at)
      return
    }
    run.late.push(took - waitSeconds * 1_000)
  }
}

/** The first sync of a machine tells its package and state, which later ones do not. */
async function beginAll(agent: Agent, port: number, machines: BenchMachine[]): Promise<void> {
  const waiting = [...machines]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await sync(agent, port, next.token, { seq: 1 })
  }
  await Promise.all(Array.from({ length: 24 }, work))
}

async function lock(served: Served, { ma_tre_em }: BenchMachine, token: string): Promise<void> {
  const body = { id: randomUUID(), kind: 'lock' }
  await served.ask(`/api/tre-em/${ma_tre_em}/grants`, { Authorization: `Bearer ${token}` }, body)
}
