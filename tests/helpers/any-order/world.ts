import { createRandom, type Random } from '../../../scripts/test/random.ts'
import type { Answered, Ask, TestApp } from '../app.ts'
import { type Bought, seedMother } from '../billing.ts'
import { idOf } from '../family.ts'
import { told } from '../orders.ts'
import type { Name } from '../people.ts'

/** Families that buy, and everything that the gateway has said so far. */
export interface World {
  app: TestApp
  random: Random
  parents: { id: number; as: Name }[]
  now: Date
  /** The payment URL of each order. */
  urls: Map<string, string>
  /** What the gateway has charged, in đồng, by the reference of the order; registered cards are not in it. */
  taken: Map<string, number>
  /** What it charged once more for such an order, each with its number. */
  again: { vnp_txn_ref: string; giao_dich: string; so_tien: number }[]
  /** The references of orders of which something was sent back in the gateway's portal. */
  inPortal: Set<string>
  /** The references of orders that are being paid at this moment. */
  beingPaid: Set<string>
  /** Signed calls with the result of a payment, which the gateway may repeat at any time. */
  calls: string[]
  /** The acts so far, newest last. */
  done: string[]
  names: number
  send: Send
  jump: (ms: number) => Promise<void>
}

/** What the invariants look at. */
export type Watched = Pick<World, 'app' | 'taken' | 'again' | 'inPortal' | 'now'>

/** What was bought without a walk: nothing of it was paid again, or sent back in the portal. */
export function boughtOnce(app: TestApp, taken: Watched['taken']): Watched {
  return { app, taken, again: [], inPortal: new Set(), now: app.services.clock.now() }
}

/** Returns undefined if the process was killed. */
type Send = (method: string, path: string, ask?: Ask) => Promise<Answered | undefined>

export async function createWorld(app: TestApp, seed: number): Promise<World> {
  const { at }: Bought = await seedMother(app)
  // Short terms, so that they end several times within a run.
  await app.db('goi').whereNot({ id: 8 }).update({ thoi_han_thang: 1 })
  await app.db('invoicing').insert({ since: app.services.clock.now() })
  const world: World = {
    app,
    random: createRandom(seed),
    parents: [
      { id: await idOf(app.db, 'mother'), as: 'mother' },
      { id: await idOf(app.db, 'stranger'), as: 'stranger' },
    ],
    now: new Date('2027-01-31T05:00:00Z'),
    urls: new Map(),
    taken: new Map(),
    again: [],
    inPortal: new Set(),
    beingPaid: new Set(),
    calls: [],
    done: [],
    names: 0,
    send: async (method, path, ask) => {
      const answered = await app.ask(method, path, ask)
      // A 503 has changed nothing; the client may try again later.
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

/** The call of the gateway about a payment. */
export function callOf({ app }: World, { vnp_txn_ref, so_tien }: { vnp_txn_ref: string; so_tien: number }, more = {}) {
  return told(app, vnp_txn_ref, { vnp_Amount: String(so_tien * 100), ...more })
}

export async function job({ send }: World, name: string): Promise<void> {
  const answered = await send('POST', `/dev/jobs/${name}`, { body: {} })
  if (answered?.json?.failed) throw new Error(`${name}: ${answered.text}`)
}
