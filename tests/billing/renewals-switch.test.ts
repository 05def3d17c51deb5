import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { actionsOn, type Bought, free, withMother } from '../helpers/billing.ts'
import type { Name } from '../helpers/people.ts'

const turn = ({ app }: Bought, id: number, tu_dong_gia_han: unknown, as: Name = 'mother') =>
  app.ask('PUT', `/api/payment/subscriptions/${id}/auto-renew`, { as, body: { tu_dong_gia_han } })

test('D29: when switched off, the whole purchase protects to its end and is not renewed; until then it can be undone', () =>
  withMother(async mother => {
    const { buy, assign, row, at, app } = mother
    const [first, second] = await buy(2)
    const [other] = await buy()
    await assign(first!)
    const off = await turn(mother, second!, false)
    assert.equal([off.status, off.json.data.tu_dong_gia_han], [200, false])
    const states = async () => Promise.all([first!, second!, other!].map(async id => (await row(id)).tu_dong_gia_han))
    assert.equal(await states(), [false, false, true])
    assert.is((await row(first!)).ngay_ket_thuc, '2028-01-31')
    await at('2028-01-30T16:59:00Z')
    assert.is((await turn(mother, first!, true)).status, 200)
    assert.equal(await states(), [true, true, true])
    assert.equal(await actionsOn(app.db, first!), [
      'subscription_assigned',
      'renewal_switched_off',
      'renewal_switched_on',
    ])
    await at('2028-01-30T17:00:00Z')
    assert.is((await turn(mother, first!, false)).json.error, 'not_renewable')
  }))

test('setting auto-renewal to its present value changes and records nothing', () =>
  withMother(async mother => {
    const [id] = await mother.buy()
    assert.is((await turn(mother, id!, true)).status, 200)
    assert.equal(await actionsOn(mother.app.db, id!), [])
    assert.is((await mother.row(id!)).phien_ban, 1)
  }))

test('the owner and an admin switch, a stranger finds nothing', () =>
  withMother(async mother => {
    const [id] = await mother.buy()
    assert.is((await turn(mother, id!, false, 'stranger')).status, 404)
    assert.is((await turn(mother, id!, false, 'admin')).status, 200)
    assert.is((await turn(mother, id!, 'no')).status, 400)
  }))

test('auto-renewal cannot be switched on for a package that is free, endless, given by an admin or off sale', () =>
  withMother(async mother => {
    const { buy, put, app } = mother
    const [unpaid] = await buy(1, { thong_tin_goi_id: free, gia: 0 })
    assert.is((await turn(mother, unpaid!, true)).json.error, 'not_renewable')
    const given = (await put('change-goi', { thong_tin_goi_id: 3 })).json.data.id
    assert.is((await turn(mother, given, true)).json.error, 'not_renewable')
    const [bought] = await buy()
    await app.db('goi').where({ id: 3 }).update({ da_xoa: true })
    assert.is((await turn(mother, bought!, false)).status, 200)
    assert.is((await turn(mother, bought!, true)).json.error, 'renewal_off_sale')
  }))

test.run()
