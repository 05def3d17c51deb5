import { lockFamilies } from '../../family/index.ts'
import type { Services } from '../../kernel/given.ts'
import { failuresIn, type Job, runEach } from '../../kernel/jobs.ts'
import type { Summary } from '../../kernel/summary.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import type { Order, Settle } from '../orders/index.ts'
import type { Charging } from './charging.ts'
import { dueRenewals, type Ending, type EndingPosition, fromStart } from './endings-store.ts'
import { followPlaces } from './follow.ts'
import { findOpenRenewals, renewalsBefore } from './follow-store.ts'
import { openPeriods } from './opening.ts'
import { writeReminders } from './reminders-store.ts'
import { switchOffWithNotice } from './switch.ts'
import { findPurchasesOffSale } from './switch-store.ts'

const batch = 500
/** How many renewals follow their places at once: a statement may take seconds only. */
const portion = 2_000
const chargesAtOnce = 1_000

/**
 * Opens the renewals that are due and writes the reminders of the day. Every run finds its work in the tables, so that
 * failed work stays due for the next run. A renewal that is charged is opened and charged before the next one: if the
 * process dies, at most one is open but not charged.
 */
export function renewalsJob(settle: Settle, charging: Charging): Job {
  return {
    name: 'renewals',
    at: '10 * * * *',
    run: async (services, { dryRun }) => {
      const now = services.clock.now()
      const charge = charging.begin(services)
      const chargeAndSettle = async (order: Order) => {
        if (dryRun) return
        const report = await charge(services, order, now)
        // outside of transactions, after the order is committed
        if (report !== 'left_to_buyer') await services.db.transaction(tx => settle(tx, report, now))
      }
      const offSale = await switchOffPurchasesOffSale(services, now)
      const followed = await followAll(services, now)
      const due = await openDue(services, charging, chargeAndSettle, now)
      const again = dryRun ? [] : await charging.dueAgain(services.db, dateInVietnam(now), chargesAtOnce)
      const parts = [offSale, followed, ...due.parts, await runEach(again, chargeAndSettle)]
      const reminders = await writeAllReminders(services, now)
      return { opened: due.opened, reminders, off_sale: Number(offSale.done), ...failuresIn(parts) }
    },
  }
}

/** Those of parents who pay by the link together, each of the others alone, to be charged before the next. */
async function openDue(
  services: Services,
  charging: Charging,
  charge: (order: Order) => Promise<void>,
  now: Date,
): Promise<{ opened: number; parts: Summary[] }> {
  const parts: Summary[] = []
  let opened = 0
  const open = async (endings: Ending[]) => {
    const { orders, summary } = await openAll(services, endings, now)
    opened += orders.length
    parts.push(summary)
    return orders
  }
  for await (const endings of dueInBatches(services, now)) {
    const families = endings.map(({ ma_phu_huynh }) => ma_phu_huynh)
    const charged = await charging.whoIsCharged(services, families, dateInVietnam(now))
    const isCharged = ({ ma_phu_huynh }: Ending) => charged.has(ma_phu_huynh)
    const toLeave = endings.filter(ending => !isCharged(ending))
    if (toLeave.length > 0) await open(toLeave)
    for (const ending of endings.filter(isCharged)) parts.push(await runEach(await open([ending]), charge))
  }
  return { opened, parts }
}

/** What changed without a rule, as by hand. */
async function followAll({ db }: Services, now: Date): Promise<Summary> {
  const open = await findOpenRenewals(db, null)
  const starts = Array.from({ length: Math.ceil(open.length / portion) }, (_, at) => at * portion)
  // not in a transaction, which would hold orders of many families while it waits for others
  return runEach(starts, from => followPlaces(db, open.slice(from, from + portion), now))
}

/** Repeats in batches while a batch makes progress. */
async function switchOffPurchasesOffSale({ db }: Services, now: Date): Promise<Summary> {
  for (let done = 0; ; ) {
    const purchases = await findPurchasesOffSale(db, batch)
    const summary = await runEach(purchases, purchase => db.transaction(tx => switchOffWithNotice(tx, purchase, now)))
    done += Number(summary.done)
    if (purchases.length < batch || summary.done === 0) return { ...summary, done }
  }
}

async function* dueInBatches({ db }: Services, now: Date): AsyncGenerator<Ending[]> {
  let after: EndingPosition | undefined = fromStart
  while (after) {
    const due: Ending[] = await dueRenewals(db, { today: dateInVietnam(now), after, most: batch })
    yield due
    after = due.length === batch ? due.at(-1) : undefined
  }
}

/** In one transaction; if that fails, each in one of its own, so that one does not stop the others. */
async function openAll(services: Services, endings: Ending[], now: Date) {
  const orders: Order[] = []
  const open = async (some: Ending[]) => {
    orders.push(...(await openTogether(services, some, now)))
  }
  const together = await runEach([endings], open)
  return {
    orders,
    summary: together.failed && endings.length > 1 ? await runEach(endings, ending => open([ending])) : together,
  }
}

async function openTogether({ db }: Services, endings: Ending[], now: Date): Promise<Order[]> {
  return db.transaction(async tx => {
    const families = endings.map(({ ma_phu_huynh }) => ma_phu_huynh)
    await lockFamilies(tx, families)
    const orders = await openPeriods(tx, endings, now)
    const purchases = endings.map(({ purchase }) => purchase)
    const opened = orders.map(({ renewal_id }) => renewal_id!)
    await followPlaces(tx, await renewalsBefore(tx, purchases, opened), now)
    return orders
  })
}

async function writeAllReminders({ db }: Services, now: Date): Promise<number> {
  let reminders = 0
  for (let after: EndingPosition | undefined = fromStart; after; ) {
    const { written, last } = await writeReminders(db, { today: dateInVietnam(now), now, after, most: batch })
    reminders += written
    after = last
  }
  return reminders
}
