import type { Answered, Ask, TestApp } from '../app.ts'
import { type Bought, seedMother } from '../billing.ts'
import { idOf } from '../family.ts'
import { told } from '../orders.ts'
import type { Name } from '../people.ts'
import { createRandom, type Random } from '../random.ts'

/** Families that buy, and everything that the gateway has said so far. */
export interface World {
  app: TestApp
  random: Random
  parents: { id: number; as: Name }[]
  now: Date
  /** Where each order is paid. */
  urls: Map<string, string>
  /** References that the gateway has taken the money of. */
  taken: Set<string>
  /** References that somebody pays at this moment. */
  beingPaid: Set<string>
  /** Signed calls with the result of a payment, which may come again at any time. */
  calls: string[]
  /** What was done, newest last. */
  done: string[]
  names: number
  send: Send
  jump: (ms: number) => Promise<void>
}

/** Undefined where the process that was asked is gone. */
export type Send = (method: string, path: string, ask?: Ask) => Promise<Answered | undefined>

export async function createWorld(app: TestApp, seed: number): Promise<World> {
  const { at }: Bought = await seedMother(app)
  // terms that end, and end again, within the months that a run lasts
  await app.db('goi').whereNot({ id: 8 }).update({ thoi_han_thang: 1 })
  const world: World = {
    app,
    random: createRandom(seed),
    parents: [
      { id: await idOf(app.db, 'mother'), as: 'mother' },
      { id: await idOf(app.db, 'stranger'), as: 'stranger' },
    ],
    now: new Date('2027-01-31T05:00:00Z'),
    urls: new Map(),
    taken: new Set(),
    beingPaid: new Set(),
    calls: [],
    done: [],
    names: 0,
    send: async (method, path, ask) => {
      const answered = await app.ask(method, path, ask)
      // 503 asks to come again later, and has done nothing
      if (answered.status >= 500 && answered.status !== 503)
        throw new Error(`${method} ${path}: ${answered.status} ${answered.text}`)
      return answered
    },
    jump: async ms => {
      world.now = new Date(world.now.getTime() + ms)
      await at(world.now.toISOString())
    },
  }
  return world
}

/** The call that the gateway makes of a payment. */
export function callOf({ app }: World, { vnp_txn_ref, so_tien }: { vnp_txn_ref: string; so_tien: number }, more = {}) {
  return told(app, vnp_txn_ref, { vnp_Amount: String(so_tien * 100), ...more })
}
