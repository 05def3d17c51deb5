import * as assert from 'uvu/assert'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { type Answered, type Ask, type TestApp, withApp } from '../helpers/app.ts'

/** A package that every rule accepts. */
export const wanted = {
  ten: 'Gói thử',
  mo_ta: 'Để thử.',
  gia: 499_000,
  loai_goi: 'TRA_PHI',
  so_thiet_bi: 2,
  thoi_han_thang: 6,
}
/** Three of the packages that every database starts with. */
export const [premium, family, free] = [3, 4, 8]

/** The service with the first packages on sale. */
export function withCatalogue(work: (app: TestApp) => Promise<void>): Promise<void> {
  return withApp(async app => {
    await seedCatalogue(app.db)
    await work(app)
  })
}

/** Asks as the admin. */
export function admin(app: TestApp, method: string, path: string, body?: object, more: Ask = {}): Promise<Answered> {
  return app.ask(method, `/api${path}`, { as: 'admin', ...(body && { body }), ...more })
}

export async function create(app: TestApp, change: object = {}) {
  const { status, json } = await admin(app, 'POST', '/goi', { ...wanted, ...change })
  assert.is(status, 201, json.message)
  return json.data
}

/** Checks that the change was refused with this sentence at this field. */
export function assertWrong(answered: Answered, field: string, sentence: string | RegExp): void {
  assert.is(answered.status, 400, `${field}: ${answered.text}`)
  assert.equal(Object.keys(answered.json.fields), [field])
  assert.match(answered.json.fields[field], sentence)
}
