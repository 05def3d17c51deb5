import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { insertPlace } from '../../src/billing/index.ts'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { serverTest } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { admin, create, free, premium } from './catalogue.ts'

const rounds = 40

/** Repeats a request that a busy service refused. */
async function insist(...asked: Parameters<typeof admin>): ReturnType<typeof admin> {
  const answered = await admin(...asked)
  return answered.status === 503 ? insist(...asked) : answered
}

serverTest(test, 'a package that is deleted while it is bought is either gone unsold, or off sale and bought', () =>
  withOwnApp(async app => {
    const ma_phu_huynh = await idOf(app.db, 'mother')
    const outcomes = new Set<string>()
    for (let i = 0; i < rounds; i++) {
      const { id } = await create(app)
      const bought = { ma_phu_huynh, thong_tin_goi_id: id, gia: 499_000, ngay_mua: new Date() }
      const buy = app.db.transaction(async tx => {
        await tx('goi').where({ id }).forKeyShare().first()
        const made = await insertPlace(tx, bought)
        await tx.raw('select pg_sleep(0.003)')
        return made
      })
      const [sold, { status }] = await Promise.all([
        // The purchase needs a value of the package, and refers to it.
        buy.catch(error => assert.match(error.code, /^2350[23]$/)),
        insist(app, 'DELETE', `/goi/${id}`),
      ])
      assert.is(status, 200)
      const left = await app.db('goi').where({ id }).first()
      if (sold) assert.is(left.da_xoa, true)
      else assert.is(left, undefined)
      outcomes.add(sold ? 'bought' : 'unsold')
    }
    assert.ok(outcomes.has('bought'))
  }),
)

serverTest(test, 'a package that is deleted while admins give it to devices is given or missing, never an error', () =>
  withOwnApp(async app => {
    const mother = await idOf(app.db, 'mother')
    for (let round = 0; round < 8; round++) {
      const { id } = await create(app)
      const devices = await Promise.all(
        [1, 2, 3].map(async i => (await seedChildWithDevice(app.db, mother, `TRAO-${round}-${i}`)).device),
      )
      const answers = await Promise.all([
        insist(app, 'DELETE', `/goi/${id}`),
        ...devices.map(device => insist(app, 'PUT', `/thiet-bi/${device}/change-goi`, { thong_tin_goi_id: id })),
      ])
      for (const { status, text } of answers) assert.ok([200, 400].includes(status), `${status} ${text}`)
    }
  }),
)

serverTest(test, 'of ten parallel deletions one succeeds, and the total decreases by one', () =>
  withOwnApp(async app => {
    await seedCatalogue(app.db)
    const { id } = await create(app)
    const clicks = await Promise.all(Array.from({ length: 10 }, () => insist(app, 'DELETE', `/goi/${id}`)))
    assert.equal(tally(clicks), { 200: 1, 404: 9 })
    assert.is((await insist(app, 'GET', '/thong-ke')).json.data.goi, 4)
  }),
)

serverTest(test, 'of ten parallel edits of the same version one is saved', () =>
  withOwnApp(async app => {
    await seedCatalogue(app.db)
    const edit = (i: number) => insist(app, 'PUT', `/goi/${premium}`, { gia: 10_000 + i, phien_ban: 1 })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => edit(i)))
    assert.equal(tally(answers), { 200: 1, 409: 9 })
    assert.is((await app.get(`/api/goi/${premium}`)).json.data.phien_ban, 2)
  }),
)

serverTest(test, 'parallel changes of type and price never leave a free package with a price', () =>
  withOwnApp(async app => {
    await seedCatalogue(app.db)
    const change = (body: object) => insist(app, 'PUT', `/goi/${free}`, body)
    for (let i = 0; i < 20; i++) {
      await change({ loai_goi: 'TRA_PHI', gia: 0 })
      const answers = await Promise.all([change({ gia: 5_000 }), change({ loai_goi: 'MIEN_PHI' })])
      assert.equal(tally(answers), { 200: 1, 400: 1 })
    }
  }),
)

test.run()
