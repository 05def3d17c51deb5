import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { childrenOfParentRows } from '../../src/family/store.ts'
import { readPage } from '../../src/kernel/list-rows.ts'
import { childrenOfParent } from '../../src/shared/family-lists.ts'
import { withApp } from '../helpers/app.ts'
import { twoDevices, withMother } from '../helpers/billing.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { openedRenewal } from '../helpers/renewals.ts'

test('a family’s list without a query is its first page, for each family, reader and day', () =>
  withMother(async given => {
    const { app, parent, child, buy, at } = given
    await openedRenewal(given)
    await buy(12, { thong_tin_goi_id: twoDevices, ngay_ket_thuc: '2027-06-01' })
    const stranger = await idOf(app.db, 'stranger')
    const hers = await seedChildWithDevice(app.db, stranger, 'MAY-2')
    const totals = new Map<string, number[]>()
    for (const day of ['2027-02-01', '2027-06-01']) {
      await at(`${day}T05:00:00Z`)
      for (const [as, family, ofChild] of [
        ['mother', parent, child],
        ['stranger', stranger, hers.child],
        ['admin', parent, child],
      ] as const) {
        const paths = [`purchased/${family}`, `unassigned/${family}`, 'orders'].map(path => `payment/${path}`)
        for (const path of [...paths, `phu-huynh/${family}/tre-em`, `tre-em/${ofChild}/thiet-bi`]) {
          const { json } = await app.get(`/api/${path}`, { as })
          assert.equal(json, (await app.get(`/api/${path}?page=1`, { as })).json, `${path} for ${as} on ${day}`)
          totals.set(path, [...(totals.get(path) ?? []), json.pagination.total])
        }
      }
    }
    assert.equal(totals.get(`payment/unassigned/${parent}`), [12, 12, 0, 0], 'as mother and admin on each day')
    assert.equal(totals.get(`payment/unassigned/${stranger}`), [0, 0])
    assert.equal(totals.get('payment/orders'), [2, 0, 2, 2, 0, 2])
  }))

test('the statement of a first page is built at the first request only, apart for each list and role', () =>
  withApp(async ({ db }) => {
    const [mother, stranger] = [await idOf(db, 'mother'), await idOf(db, 'stranger')]
    for (const [parent, code] of [
      [mother, 'MAY-1'],
      [stranger, 'MAY-2'],
      [mother, 'MAY-3'],
    ] as const)
      await seedChildWithDevice(db, parent, code)
    let built = 0
    const source: typeof childrenOfParentRows = {
      ...childrenOfParentRows,
      rows: (...asked) => {
        built++
        return childrenOfParentRows.rows(...asked)
      },
    }
    const read = async (id: number, query: object, list = childrenOfParent, la_admin = false) => {
      const before = built
      const caller = { person: { ma_phu_huynh: id, la_admin } }
      const given = { db, id, query, now: new Date(), caller } as never
      const { data } = await readPage<{ ma_phu_huynh: number }>(list, source as never, given)
      return { families: data!.map(({ ma_phu_huynh }) => ma_phu_huynh), wasBuilt: built > before }
    }
    assert.equal(await read(mother, {}), { families: [mother, mother], wasBuilt: true })
    assert.equal(await read(stranger, {}), { families: [stranger], wasBuilt: false })
    assert.equal(await read(mother, {}), { families: [mother, mother], wasBuilt: false })
    assert.equal(await read(mother, { page: 2, limit: 1 }), { families: [mother], wasBuilt: true })
    assert.equal(await read(mother, {}, { ...childrenOfParent, limit: 1 }), { families: [mother], wasBuilt: true })
    assert.equal(await read(mother, {}, childrenOfParent, true), { families: [mother, mother], wasBuilt: true })
    assert.equal(await read(stranger, {}, childrenOfParent, true), { families: [stranger], wasBuilt: false })
  }))

test.run()
