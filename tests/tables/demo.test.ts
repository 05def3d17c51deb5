import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { timelineOf } from '../../src/billing/desk/timeline-store.ts'
import { findGatewayDifferences } from '../../src/billing/ledger/gateway-store.ts'
import { findDifferences } from '../../src/billing/ledger/store.ts'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { seedDemo } from '../../src/demo/index.ts'
import { rolledBack } from '../helpers/db.ts'

test('the orders and places of the demo data add up, so that the daily check reports none of them', () =>
  rolledBack(async db => {
    const now = new Date()
    await seedCatalogue(db)
    await seedDemo(db, now)
    const tomorrow = new Date(now.getTime() + 86_400_000)
    assert.equal([...(await findDifferences(db)), ...(await findGatewayDifferences(db, tomorrow))], [])
  }))

test('each demo purchase has an order with its places and a timeline, and what an admin gave has none', () =>
  rolledBack(async db => {
    await seedCatalogue(db)
    await seedDemo(db, new Date())
    const { rows } = await db.raw(
      `select count(*) as places, count(orders.id) as ordered, count(*) filter (where gia > 0 or thong_tin_goi_id = 8) as bought
       from goi_dich_vu left join orders using (vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id)`,
    )
    const [{ places, ordered, bought }] = rows
    assert.ok(Number(ordered) > 40 && Number(places) > Number(ordered))
    assert.equal(ordered, bought)
    for (const order of await db('orders')) {
      const timeline = await timelineOf(db, order.vnp_txn_ref)
      const [paid, created] = timeline.slice(-2).map(({ hanh_dong }) => hanh_dong)
      assert.equal([created, paid], ['order_created', 'order_paid'], order.vnp_txn_ref)
    }
  }))

test('each demo child goes to a school that has the grade', () =>
  rolledBack(async db => {
    await seedCatalogue(db)
    await seedDemo(db, new Date())
    const children = await db('tre_em').select('lop', 'truong')
    const levelOf = (grade: number) => (grade <= 5 ? 'Tiểu học' : grade <= 9 ? 'THCS' : 'THPT')
    assert.ok(children.length > 20)
    assert.equal(
      children.filter(({ lop, truong }) => !truong.startsWith(levelOf(lop))),
      [],
    )
  }))

test.run()
