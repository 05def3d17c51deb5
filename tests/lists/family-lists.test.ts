import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { twoDevices, withMother } from '../helpers/billing.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { openedRenewal } from '../helpers/renewals.ts'

test('a family’s list has all rows of that family and none of another, for each reader, day and page', () =>
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
          const { data, pagination } = (await app.get(`/api/${path}?limit=5`, { as })).json
          const { total } = pagination
          const why = `${path} for ${as} on ${day}`
          assert.is(data.length, Math.min(total, 5), why)
          for (const row of data) assert.is(row.ma_phu_huynh, family, why)
          const beyond = (await app.get(`/api/${path}?limit=5&page=9`, { as })).json
          assert.equal([beyond.data, beyond.pagination], [[], { ...pagination, page: 9 }], why)
          totals.set(path, [...(totals.get(path) ?? []), total])
        }
      }
    }
    assert.equal(totals.get(`payment/unassigned/${parent}`), [12, 12, 0, 0], 'as mother and admin on each day')
    assert.equal(totals.get(`payment/unassigned/${stranger}`), [0, 0])
    assert.equal(totals.get('payment/orders'), [2, 0, 2, 2, 0, 2])
    assert.equal(totals.get(`tre-em/${child}/thiet-bi`), [1, 1, 1, 1])
  }))

test.run()
