import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { type Bought, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { jobs, paid } from '../helpers/renewals.ts'

type Act = 'pay' | 'cancel' | 'refund'
type Told = [day: string, text: string]

interface Kind {
  months: 1 | 12
  /** What the parent does after the messages of the day. */
  acts: Record<string, Act>
  /** Pays whenever a renewal is announced. */
  paysAtOnce?: true
  told: Told[]
  /** Of the renewals, by the day on which they were opened. */
  orders: [day: string, status: string][]
  /** Of the place after fourteen months. */
  row: [from: string, until: string, status: string]
}

const opened = (end: string) => `Goi bao ve con het han ${end}. Gia han 390.000 d tai LINK`
const due = (days: number) => `Con ${days} ngay la het bao ve (31/01/2028). Gia han tai LINK`
const tomorrow = 'Ngay mai het bao ve con (31/01/2028). Gia han tai LINK'
const ended = 'Goi bao ve con da het han 31/01/2028. Gia han lai tai LINK'
const over = 'Goi bao ve con da het han 31/01/2028. Thiet bi cua con khong con duoc bao ve.'
const reminded: Told[] = [
  ['2028-01-11', opened('31/01/2028')],
  ['2028-01-18', due(13)],
  ['2028-01-24', due(7)],
  ['2028-01-28', due(3)],
  ['2028-01-30', tomorrow],
  ['2028-01-31', ended],
]
/** The charge date and the end of each month that began on 31 January 2027, by the calendar. */
const monthly: [charge: string, end: string][] = [
  ['2027-02-21', '28/02/2027'],
  ['2027-03-24', '31/03/2027'],
  ['2027-04-23', '30/04/2027'],
  ['2027-05-24', '31/05/2027'],
  ['2027-06-23', '30/06/2027'],
  ['2027-07-24', '31/07/2027'],
  ['2027-08-24', '31/08/2027'],
  ['2027-09-23', '30/09/2027'],
  ['2027-10-24', '31/10/2027'],
  ['2027-11-23', '30/11/2027'],
  ['2027-12-24', '31/12/2027'],
  ['2028-01-24', '31/01/2028'],
  ['2028-02-22', '29/02/2028'],
  ['2028-03-24', '31/03/2028'],
]

const kinds: Record<string, Kind> = {
  'pays in time': {
    months: 12,
    acts: { '2028-01-18': 'pay' },
    told: reminded.slice(0, 2),
    orders: [['2028-01-11', 'paid']],
    row: ['2027-01-31', '2029-01-31', 'DANG_HOAT_DONG'],
  },
  'pays late': {
    months: 12,
    acts: { '2028-02-10': 'pay' },
    told: reminded,
    orders: [['2028-01-11', 'paid']],
    row: ['2028-02-10', '2029-02-10', 'DANG_HOAT_DONG'],
  },
  'never pays': {
    months: 12,
    acts: {},
    told: reminded,
    orders: [['2028-01-11', 'pending']],
    row: ['2027-01-31', '2028-01-31', 'HET_HAN'],
  },
  cancels: {
    months: 12,
    acts: { '2027-06-01': 'cancel' },
    told: [['2028-01-31', over]],
    orders: [],
    row: ['2027-01-31', '2028-01-31', 'HET_HAN'],
  },
  'pays and cancels': {
    months: 12,
    acts: { '2028-01-11': 'pay', '2028-01-12': 'cancel' },
    told: reminded.slice(0, 1),
    orders: [['2028-01-11', 'paid']],
    row: ['2027-01-31', '2029-01-31', 'DANG_HOAT_DONG'],
  },
  'wants the money back': {
    months: 12,
    acts: { '2028-01-18': 'pay', '2028-01-25': 'refund' },
    told: [
      ...reminded.slice(0, 2),
      ['2028-01-26', 'Da hoan 390.000 d tien gia han. Tien ve tai khoan cua ban theo thoi gian xu ly cua ngan hang.'],
      ['2028-01-31', over],
    ],
    orders: [['2028-01-11', 'refunded']],
    row: ['2027-01-31', '2028-01-31', 'HET_HAN'],
  },
  'pays each month from 31 January': {
    months: 1,
    acts: {},
    paysAtOnce: true,
    told: monthly.map(([charge, end]) => [charge, opened(end)]),
    orders: monthly.map(([charge]) => [charge, 'paid']),
    row: ['2027-01-31', '2028-04-30', 'DANG_HOAT_DONG'],
  },
}

interface Parent {
  kind: Kind
  id: number
  sdt: string
  place: number
  purchase: string
}

test('a year in a minute: messages, orders, states and dates of fourteen months are those of the calendar', () =>
  withMother(async mother => {
    const { app, at } = mother
    await withRefundGateway(app, async gateway => {
      await app.db('goi').where({ id: twoDevices }).update({ thoi_han_thang: 1, so_thiet_bi: 1, gia: 390_000 })
      const parents: Record<string, Parent> = {}
      for (const [name, kind] of Object.entries(kinds)) parents[name] = await begin(mother, kind)
      const told = new Map<string, Told[]>()
      for (let day = Date.parse('2027-02-01'); day <= Date.parse('2028-03-31'); day += 86_400_000) {
        const date = new Date(day).toISOString().slice(0, 10)
        await at(`${date}T01:00:00Z`)
        await app.post('/dev/jobs/expiry')
        assert.is((await jobs.renewals(app)).failed, 0)
        await jobs.notices(app)
        const sent = (app.outbox as unknown as { to: string; text: string }[]).splice(0).reverse()
        for (const { to, text } of sent) {
          const words = text.replace(/^AN NHI: /, '').replace(/ http:\S+$/, ' LINK')
          told.set(to, [...(told.get(to) ?? []), [date, words]])
        }
        for (const parent of Object.values(parents)) {
          const isTold = sent.some(({ to }) => to === parent.sdt)
          const act = parent.kind.paysAtOnce && isTold ? 'pay' : parent.kind.acts[date]
          if (act) await acts[act](app, parent)
        }
      }
      for (const [name, { kind, id, sdt, place }] of Object.entries(parents)) {
        assert.equal(told.get(sdt) ?? [], kind.told, name)
        assert.equal(await openedOrders(app, id), kind.orders, name)
        const row = await mother.row(place)
        assert.equal([row.ngay_bat_dau, row.ngay_ket_thuc, row.trang_thai], kind.row, name)
      }
      gateway.tells({ vnp_TransactionStatus: '00', vnp_Amount: '39000000' })
      await app.post('/dev/jobs/refunds')
    })
    assert.equal(await runJob(app.services, ledgerJob, { dryRun: false }), { differences: 0, new: 0 })
  }))

let numbers = 0

/** A parent who buys, pays and assigns on 31 January 2027, with an admin's help. */
async function begin({ app, assign }: Bought, kind: Kind): Promise<Parent> {
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

const acts: Record<Act, (app: TestApp, parent: Parent) => Promise<void>> = {
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
    // the mother stands in for the buyer, whose password nobody knows
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

async function openedOrders(app: TestApp, ma_phu_huynh: number): Promise<[string, string][]> {
  const rows = await app
    .db('orders')
    .join('renewals', 'renewals.id', 'renewal_id')
    .where({ ma_phu_huynh })
    .orderBy('orders.id')
    .select('opened_at', 'trang_thai')
  return rows.map(({ opened_at, trang_thai }) => [opened_at.toISOString().slice(0, 10), trang_thai])
}

test.run()
