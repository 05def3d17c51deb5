import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from '../../src/kernel/database.ts'
import type { Actor, Kind, MixedOrder, MixedOutcome } from './mixed-generator.ts'
import { quantile } from './quantile.ts'
import { startServed } from './served.ts'

const families = 5_000
const sampledEvery = 10_000

interface Mixed {
  /** A grown database. */
  url: string
  perSecond: number
  minutes: number
}

/** Visitors, parents and machines at once, as many requests a second as said. Returns how many failed. */
export async function measureMixed({ url, perSecond, minutes }: Mixed): Promise<number> {
  const served = await startServed({ url }, { settings: { TRUST_PROXY: '1' } })
  const db = connect({ connectionString: url }, 1)
  const actors = await findActors(db).finally(() => db.destroy())
  const generator = fork(new URL('./mixed-generator.ts', import.meta.url))
  const send = async (seconds: number): Promise<MixedOutcome> => {
    generator.send({ port: served.port, perSecond, seconds, actors } satisfies MixedOrder)
    return (await once(generator, 'message'))[0]
  }
  try {
    // so that code is optimised and caches are filled
    await send(20)
    const memory = [served.memory()]
    const sampling = setInterval(() => memory.push(served.memory()), sampledEvery)
    const { took, failed } = await send(minutes * 60).finally(() => clearInterval(sampling))
    console.log(`${perSecond} requests a second for ${minutes} minutes, ${actors.length} families`)
    for (const [kind, times] of Object.entries(took) as [Kind, number[]][]) {
      const ms = (part: number) => `${quantile(times, part).toFixed(0)} ms`
      console.log(
        `${kind.padEnd(10)}${String(times.length).padStart(8)} asked, p50 ${ms(0.5)}, p99 ${ms(0.99)}, longest ${ms(1)}`,
      )
    }
    console.log(`failed: ${JSON.stringify(failed)}`)
    const [first, middle, last] = [memory[0]!, memory[Math.floor(memory.length / 2)]!, memory.at(-1)!]
    console.log(
      `memory: ${first.toFixed(0)} MB before, ${middle.toFixed(0)} in the middle, ${last.toFixed(0)} after, at most ${Math.max(...memory).toFixed(0)}`,
    )
    return Object.values(failed).reduce((all, each) => all + each, 0)
  } finally {
    generator.kill()
    await served.stop()
  }
}

/** Families with a session whose machine is awake. */
async function findActors(db: ReturnType<typeof connect>): Promise<Actor[]> {
  return db('device_states')
    .join('thiet_bi', 'thiet_bi.nguoi_dung_id', 'device_states.nguoi_dung_id')
    .whereRaw('device_states.nguoi_dung_id % 3 = 1 and device_states.ma_phu_huynh % 3 = 0')
    .orderBy('device_states.nguoi_dung_id', 'desc')
    .limit(families)
    .select('device_states.ma_phu_huynh', 'thiet_bi.ma_tre_em', 'device_states.nguoi_dung_id')
}
