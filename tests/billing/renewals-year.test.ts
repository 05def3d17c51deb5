import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { twoDevices, withMother } from '../helpers/billing.ts'
import { acts, begin, type Kind, openedOrders, type Parent, type Told } from '../helpers/fourteen-months.ts'
import { proof } from '../helpers/proof.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { jobs } from '../helpers/renewals.ts'

const opened = (end: string) => `Goi An Nhi het han ${end}. Gia han 390.000 d tai LINK`
const due = (days: number) => `Goi An Nhi het han sau ${days} ngay (31/01/2028). Gia han: LINK`
const tomorrow = 'Goi An Nhi het han ngay mai (31/01/2028). Gia han: LINK'
const ended = 'Goi An Nhi da het han 31/01/2028. Gia han: LINK'
const over = 'Goi An Nhi da het han 31/01/2028. Thiet bi chua co goi khac khong con duoc bao ve.'
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

const oneDay = 86_400_000
const dateOf = (day: number) => new Date(day).toISOString().slice(0, 10)
const [firstDay, lastDay] = ['2027-02-01', '2028-03-31']
const events = new Set([
  lastDay,
  ...Object.values(kinds).flatMap(({ acts, told, orders, row }) => [
    ...[...told, ...orders].map(([date]) => date),
    ...Object.keys(acts),
    ...row.slice(0, 2),
  ]),
])

/** Whether it is the day of an event or the day before. Early messages come the day before, late ones at the next event. */
function isNearEvent(day: number): boolean {
  return [0, oneDay].some(apart => events.has(dateOf(day + apart)))
}

test('over fourteen months, every message, order, state and date is the one that the calendar calls for', () =>
  withMother(async mother => {
    const { app, at } = mother
    await withRefundGateway(app, async gateway => {
      await app.db('goi').where({ id: twoDevices }).update({ thoi_han_thang: 1, so_thiet_bi: 1, gia: 390_000 })
      const parents: Record<string, Parent> = {}
      for (const [name, kind] of Object.entries(kinds)) parents[name] = await begin(mother, kind)
      const told = new Map<string, Told[]>()
      for (let day = Date.parse(firstDay); day <= Date.parse(lastDay); day += oneDay) {
        const date = dateOf(day)
        if (!proof && !isNearEvent(day)) continue
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

test.run()
