import type { Knex } from 'knex'
import { insertPlace, type NewPlace } from '../../src/billing/index.ts'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { type TestApp, withApp } from './app.ts'
import { idOf, seedChildWithDevice } from './family.ts'
import type { Name } from './people.ts'

export const free = 8
export const oneDevice = 3
export const twoDevices = 2
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

/** The service on 31 January 2027, with a mother of one child and one device, `MAY-1`. */
export function withMother(work: (bought: Bought) => Promise<void>): Promise<void> {
  return withApp(async app => work(await seedMother(app)))
}

export async function seedMother(app: TestApp): Promise<Bought> {
  const { db } = app
  await seedCatalogue(db)
  const parent = await idOf(db, 'mother')
  const family = await seedChildWithDevice(db, parent, 'MAY-1')
  const at = (moment: string) => setClock(app, moment)
  await at(start)
  let purchases = 0
  return {
    app,
    parent,
    ...family,
    at,
    buy: async (places = 1, more = {}) => {
      const sold = {
        ma_phu_huynh: parent,
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

/** Moves the clock of the service without letting the sessions expire. */
async function setClock(app: TestApp, moment: string): Promise<void> {
  for (const name of ['mother', 'stranger', 'admin'] as const) await app.token(name)
  await app.db('sessions').update({ expires_at: new Date('2099-01-01') })
  app.services.clock.set(new Date(moment))
}

/** The log's actions about a row, oldest first. */
export async function actionsOn(db: Knex, subject: number): Promise<string[]> {
  const entries = await db('audit_log').where({ subject_kind: 'goi_dich_vu', subject }).orderBy('id')
  return entries.map(({ action }) => action)
}
