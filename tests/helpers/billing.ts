import type { Knex } from 'knex'
import { insertPlace, type NewPlace } from '../../src/billing/index.ts'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { runApp, type TestApp } from './app.ts'
import { rolledBack } from './db.ts'
import { idOf, seedChildWithDevice } from './family.ts'
import { keepRows, type PutBack } from './kept-rows.ts'
import { type Name, seedPeople } from './people.ts'

export const free = 8
export const oneDevice = 3
export const twoDevices = 2
const names: Name[] = ['mother', 'stranger', 'admin']
/** Noon in Vietnam on the day that these tests begin. */
export const start = '2027-01-31T05:00:00Z'

export interface Bought {
  app: TestApp
  /** The id of the mother. */
  parent: number
  child: number
  device: number
  /** Puts that many places of one purchase into the mother's wallet. */
  buy: (places?: number, more?: Partial<NewPlace>) => Promise<number[]>
  assign: (id: number, more?: object, as?: Name) => ReturnType<TestApp['ask']>
  put: (path: string, body: object, as?: Name) => ReturnType<TestApp['ask']>
  row: (id: number) => Promise<Record<string, unknown>>
  at: (moment: string) => Promise<void>
}

interface Family {
  parent: number
  child: number
  device: number
}

/** What the first test of this process has seeded, for those after it: the seeds alone take eighty statements. */
let kept: { family: Family; tokens: Map<Name, string>; putBack: PutBack } | undefined

/** The service on 31 January 2027, with a mother of one child and one device, `MAY-1`. */
export function withMother(work: (bought: Bought) => Promise<void>): Promise<void> {
  return rolledBack(async db => {
    if (kept) {
      const { family, tokens, putBack } = kept
      await putBack(db)
      return runApp(db, {}, app => work(bought(app, family)), tokens)
    }
    await seedPeople(db)
    return runApp(db, {}, async app => {
      const family = await seedHers(app)
      const tokens = new Map<Name, string>()
      for (const name of names) tokens.set(name, await app.token(name))
      kept = { family, tokens, putBack: await keepRows(db) }
      return work(bought(app, family))
    })
  })
}

/** The same family in an app of its own database. */
export async function seedMother(app: TestApp): Promise<Bought> {
  return bought(app, await seedHers(app))
}

async function seedHers(app: TestApp): Promise<Family> {
  const { db } = app
  await seedCatalogue(db)
  const parent = await idOf(db, 'mother')
  const family = await seedChildWithDevice(db, parent, 'MAY-1')
  await signAllIn(app)
  return { parent, ...family }
}

function bought(app: TestApp, family: Family): Bought {
  const { db } = app
  app.services.clock.set(new Date(start))
  let purchases = 0
  return {
    app,
    ...family,
    at: async moment => {
      await signAllIn(app)
      app.services.clock.set(new Date(moment))
    },
    buy: async (places = 1, more = {}) => {
      const sold = {
        ma_phu_huynh: family.parent,
        thong_tin_goi_id: oneDevice,
        gia: 390_000,
        ngay_mua: app.services.clock.now(),
      }
      const purchase = { ...sold, vnp_txn_ref: `TEST${++purchases}`, ...more }
      const ids = []
      for (let place = 0; place < places; place++) ids.push(await insertPlace(db, purchase))
      return ids
    },
    assign: (goi_dich_vu_id, more = {}, as = 'mother') =>
      app.post('/api/payment/assign', { goi_dich_vu_id, ma_thiet_bi: 'MAY-1', ...more }, { as }),
    put: (path, body, as = 'admin') => app.ask('PUT', `/api/thiet-bi/${family.device}/${path}`, { as, body }),
    row: id => db('goi_dich_vu').where({ id }).first(),
  }
}

/** Gives all three a session that outlives every move of the clock. */
async function signAllIn(app: TestApp): Promise<void> {
  for (const name of names) await app.token(name)
  await app.db('sessions').update({ expires_at: new Date('2099-01-01') })
}

/** The log's actions about a row, oldest first. */
export async function actionsOn(db: Knex, subject: number): Promise<string[]> {
  const entries = await db('audit_log').where({ subject_kind: 'goi_dich_vu', subject }).orderBy('id')
  return entries.map(({ action }) => action)
}
