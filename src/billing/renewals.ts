import { lockFamily } from '../family/index.ts'
import { auditAs } from '../kernel/audit.ts'
import type { Services } from '../kernel/endpoint.ts'
import { each, type Job } from '../kernel/jobs.ts'
import { dateInVietnam, startOfDay } from '../shared/dates.ts'
import { chargeByCard } from './charges.ts'
import { dueCharges } from './charges-store.ts'
import { writeReminders } from './notices-store.ts'
import { holdPackage, type Order } from './order-store.ts'
import { newReference } from './orders.ts'
import { type Charge, payLink } from './renewals-charge.ts'
import { dueRenewals, type Ending, insertRenewal, insertRenewalOrder, offSale } from './renewals-store.ts'
import { switchOffSale } from './renewals-switch.ts'
import { settle } from './settle.ts'

import { timeOf } from './vnpay/values.ts'

const batch = 200
const remindersAtOnce = 1_000
const chargesAtOnce = 1_000
/** An order that nobody has taken to the gateway is given up so long after the end that it was to move. */
const payableAfter = 60 * 86_400_000

/** Opens the renewals that are due and writes the reminders of the day. Every run finds its work in the rows. */
export function renewalsJob(charging?: Charge): Job {
  return {
    name: 'renewals',
    at: '10 * * * *',
    run: async (services, { dryRun }) => {
      const now = services.clock.now()
      const today = dateInVietnam(now)
      const { db } = services
      const charge = charging ?? chargeOf(services)
      const ended = await untilDone(
        () => offSale(db, batch),
        purchase => db.transaction(tx => switchOffSale(tx, purchase, now)),
      )
      let opened = 0
      const renewed = await untilDone(
        () => dueRenewals(db, today, batch),
        async ending => {
          const order = await openRenewal(services, ending, now)
          if (!order) return
          opened++
          if (!dryRun) await chargeFor(services, charge, order, now)
        },
      )
      const again = dryRun ? [] : await dueCharges(db, today, chargesAtOnce)
      const charged = await each(again, order => chargeFor(services, charge, order, now))
      let reminders = 0
      for (let written = remindersAtOnce; written === remindersAtOnce; reminders += written)
        written = await writeReminders(db, { today, now, most: remindersAtOnce })
      const failed = ended.failed + renewed.failed + Number(charged.failed)
      const reason = renewed.reason ?? ended.reason ?? charged.first_failure
      const summary = { opened, reminders, off_sale: ended.done, failed }
      return reason === undefined ? summary : { ...summary, first_failure: reason }
    },
  }
}

/** Batch after batch, as long as any row of one is done: what fails stays due, and is tried again by the next run. */
async function untilDone<T>(find: () => Promise<T[]>, work: (row: T) => Promise<void>) {
  for (let done = 0; ; ) {
    const rows = await find()
    const summary = await each(rows, work)
    done += Number(summary.done)
    if (rows.length < batch || summary.done === 0)
      return { done, failed: Number(summary.failed), reason: summary.first_failure }
  }
}

/** One order for all rows of the purchase that end on this day, at the price of today; undefined if there is one. */
async function openRenewal({ db }: Services, ending: Ending, now: Date): Promise<Order | undefined> {
  return db.transaction(async tx => {
    if (!(await lockFamily(tx, ending.ma_phu_huynh))) return undefined
    const sold = await holdPackage(tx, ending.thong_tin_goi_id)
    if (!sold || sold.gia === 0) return undefined
    const renewal = await insertRenewal(tx, ending, now)
    if (!renewal) return undefined
    const { places } = renewal
    const ask_at = new Date(startOfDay(ending.period).getTime() + payableAfter)
    const order = await insertRenewalOrder(
      tx,
      {
        vnp_txn_ref: newReference(now),
        ma_phu_huynh: ending.ma_phu_huynh,
        thong_tin_goi_id: sold.id,
        loai: 'GIA_HAN',
        // what is sold for several devices costs its share where some of them are renewed
        so_tien: Math.max(leastPayable, Math.ceil((sold.gia * places) / (sold.so_thiet_bi ?? 1))),
        ten_goi: sold.ten,
        so_thiet_bi: places,
        thoi_han_thang: sold.thoi_han_thang,
        ngay_tao: now,
        create_date: timeOf(now),
        ask_at,
      },
      renewal.id,
    )
    await recordOpened(tx, order, now)
    return order
  })
}

/** In đồng; the gateway takes no less. */
const leastPayable = 5_000

async function recordOpened(tx: Parameters<typeof auditAs>[0], order: Order, at: Date): Promise<void> {
  const { vnp_txn_ref, trang_thai, loai, so_tien, thong_tin_goi_id, so_thiet_bi, ma_phu_huynh } = order
  await auditAs(tx, {
    at,
    actor: null,
    address: null,
    action: 'order_created',
    kind: 'orders',
    subject: order.id,
    detail: { after: { vnp_txn_ref, trang_thai, loai, so_tien, thong_tin_goi_id, so_thiet_bi, ma_phu_huynh } },
  })
}

/** By registered cards where there is a contract for it. */
function chargeOf(services: Services): Charge {
  const service = services.gateway?.recurring
  return service ? chargeByCard(services, service) : payLink
}

/** Outside every transaction, after the order is there. */
async function chargeFor(services: Services, charge: Charge, order: Order, now: Date): Promise<void> {
  const said = await charge(services, order, now)
  if (said !== 'left_to_buyer') await services.db.transaction(tx => settle(tx, said, now))
}
