import * as assert from 'uvu/assert'
import type { TestApp } from './app.ts'
import { type Bought, oneDevice, twoDevices } from './billing.ts'
import { seedChildWithDevice } from './family.ts'
import { paid } from './renewals.ts'

type Act = 'pay' | 'cancel' | 'refund'
export type Told = [day: string, text: string]

export interface Kind {
  months: 1 | 12
  /** What the parent does after the messages of the day. */
  acts: Record<string, Act>
  /** Pays whenever a renewal is announced. */
  paysAtOnce?: true
  told: Told[]
  /** The orders of the renewals, with the day on which they were opened. */
  orders: [day: string, status: string][]
  /** The place after fourteen months. */
  row: [from: string, until: string, status: string]
}

export interface Parent {
  kind: Kind
  id: number
  sdt: string
  place: number
  purchase: string
}

let numbers = 0

/** A parent who buys, pays and assigns on 31 January 2027, with an admin's help. */
export async function begin({ app, assign }: Bought, kind: Kind): Promise<Parent> {
  const sdt = `+8491300000${++numbers}`
  const { mat_khau } = await app.db('phu_huynh').first('mat_khau')
  const person = { ten_phu_huynh: 'Phụ Huynh', email_phu_huynh: `nam${numbers}@test.vn`, sdt, mat_khau }
  const [{ ma_phu_huynh: id }] = await app
    .db('phu_huynh')
    .insert({ ...person, ngay_tao: new Date() })
    .returning('ma_phu_huynh')
  await seedChildWithDevice(app.db, id, `NAM-${numbers}`)
  const thong_tin_goi_id = kind.months === 12 ? oneDevice : twoDevices
  const made = await app.post('/api/payment/create', { phu_huynh_id: id, thong_tin_goi_id }, { as: 'admin' })
  const purchase: string = made.json.data.vnp_txn_ref
  await paid(app, purchase)
  const { id: place } = await app.db('goi_dich_vu').where({ vnp_txn_ref: purchase }).first('id')
  await assign(place, { ma_thiet_bi: `NAM-${numbers}` }, 'admin')
  return { kind, id, sdt, place, purchase }
}

export const acts: Record<Act, (app: TestApp, parent: Parent) => Promise<void>> = {
  pay: async (app, { id }) => {
    const { vnp_txn_ref } = await app
      .db('orders')
      .where({ ma_phu_huynh: id, loai: 'GIA_HAN' })
      .orderBy('id', 'desc')
      .first()
    const clicked = await app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'admin' })
    assert.is(clicked.json.data.vnp_txn_ref, vnp_txn_ref)
    assert.is(await paid(app, vnp_txn_ref), '00')
  },
  cancel: async (app, { place }) => {
    const path = `/api/payment/subscriptions/${place}/auto-renew`
    assert.is((await app.ask('PUT', path, { as: 'admin', body: { tu_dong_gia_han: false } })).status, 200)
  },
  refund: async (app, { id }) => {
    const order = await app.db('orders').where({ ma_phu_huynh: id, loai: 'GIA_HAN' }).first()
    // The order belongs to the mother for a moment, because the buyer has no password to log in with.
    const [mother] = await app.db('phu_huynh').where({ email_phu_huynh: 'hanh@test.vn' })
    await app.db('orders').where({ id: order.id }).update({ ma_phu_huynh: mother.ma_phu_huynh })
    const body = { vnp_txn_ref: order.vnp_txn_ref, ly_do: 'Không dùng nữa' }
    const asked = await app.post('/api/payment/refunds', body, { as: 'mother' })
    await app.db('orders').where({ id: order.id }).update({ ma_phu_huynh: id })
    const path = `/api/payment/refunds/${asked.json.data.id}`
    const decided = await app.ask('PUT', path, { as: 'admin', body: { trang_thai: 'approved' } })
    assert.is(decided.json.data.trang_thai, 'processing')
  },
}

export async function openedOrders(app: TestApp, ma_phu_huynh: number): Promise<[string, string][]> {
  const rows = await app
    .db('orders')
    .join('renewals', 'renewals.id', 'renewal_id')
    .where({ ma_phu_huynh })
    .orderBy('orders.id')
    .select('opened_at', 'trang_thai')
  return rows.map(({ opened_at, trang_thai }) => [opened_at.toISOString().slice(0, 10), trang_thai])
}
