import type { Services } from '../../kernel/endpoint.ts'
import { type Job, runEach } from '../../kernel/jobs.ts'
import { askGateway, isSilence, isUnasked, type News } from './ask-gateway.ts'
import { type GivenUp, giveUp } from './give-up.ts'
import { unpayableAfter } from './orders.ts'
import type { Settle } from './settle.ts'
import { claimOrder, dueOrders, findOrder, type Order, scheduleQuery } from './store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** After this an order is given up, or a charge that may have taken money is reviewed. What is told later still grants. */
const givenUpAfter = 3 * day
/** An order under review is asked about daily until it is so old; then only where an admin asks. */
const reviewedFor = 33 * day
/** How often the gateway is asked in vain before an old order is given up without its answer. */
const attempts = 3
/** How long a claim lasts if its process dies. */
const lease = 5 * minute
const batch = 100
const atOnce = 4

type Outcome = 'paid' | 'not_paid' | 'review' | 'expired' | 'pending' | 'no_answer'

/** Asks the gateway about orders of which it has not told: after 5 minutes, an hour, then daily; of those under review daily. */
export const reconcileJob = (settle: Settle): Job => ({
  name: 'reconcile',
  at: '*/5 * * * *',
  run: async (services, { dryRun }) => {
    const now = services.clock.now()
    const due = await dueOrders(services.db, now, batch)
    const counts: Record<Outcome, number> = { paid: 0, not_paid: 0, review: 0, expired: 0, pending: 0, no_answer: 0 }
    if (dryRun) return { due: due.length }
    let asked = 0
    let failed = 0
    for (let from = 0; from < due.length; from += atOnce) {
      const mine = await claimed(services, due.slice(from, from + atOnce), now)
      const news = await Promise.all(mine.map(order => askGateway(services, services.db, order, now)))
      const summary = await runEach(
        mine.map((order, at) => ({ order, news: news[at]! })),
        async ({ order, news }) => {
          counts[await conclude({ ...services, settle }, order, news, now)]++
        },
      )
      asked += mine.length
      failed += Number(summary.failed)
      // A gateway that is down must not hold up other jobs: the rest waits for the next run.
      const heard = news.filter(each => !isUnasked(each))
      if (heard.length > 1 && heard.every(isSilence)) break
    }
    return { due: due.length, asked, ...counts, ...(failed > 0 && { failed }) }
  },
})

async function claimed({ db }: Services, orders: Order[], now: Date): Promise<Order[]> {
  const mine: Order[] = []
  for (const order of orders)
    if (await claimOrder(db, order, new Date(now.getTime() + lease))) mine.push({ ...order, asked: order.asked + 1 })
  return mine
}

async function conclude(
  { db, settle }: Services & { settle: Settle },
  order: Order,
  news: News,
  now: Date,
): Promise<Outcome> {
  return db.transaction(async tx => {
    if ('report' in news) await settle(tx, { ...news.report, wasReviewed: order.trang_thai === 'review' }, now)
    const { trang_thai } = (await findOrder(tx, order.vnp_txn_ref))!
    if (trang_thai === 'failed') {
      await scheduleQuery(tx, order.id, isSilence(news) ? nextTime(order, news, now) : null)
      return isSilence(news) ? 'no_answer' : 'not_paid'
    }
    if (trang_thai === 'review') await scheduleQuery(tx, order.id, nextOfReviewed(order, now))
    if (trang_thai !== 'pending') return trang_thai === 'refunded' ? 'paid' : trang_thai
    const outcome = outcomeByAge(order, news, now)
    if (outcome) {
      await giveUp(tx, order, outcome, now)
      if (outcome === 'review') await scheduleQuery(tx, order.id, nextOfReviewed(order, now))
      return outcome
    }
    await scheduleQuery(tx, order.id, nextTime(order, news, now))
    return isSilence(news) ? 'no_answer' : 'pending'
  })
}

/** What becomes of an order by its age; undefined while it is asked about again. */
function outcomeByAge({ ngay_tao, asked, charge_step }: Order, news: News, now: Date): GivenUp | undefined {
  const age = now.getTime() - ngay_tao.getTime()
  const isCharge = charge_step !== null
  const isUnknown = 'none' in news && news.none === 'unknown_transaction'
  // Charges wait longer: once one is given up, another attempt may charge the card again.
  if (isUnknown && age >= (isCharge ? day : unpayableAfter)) return 'expired'
  if (age < givenUpAfter || (isSilence(news) && asked < attempts)) return undefined
  return isCharge ? 'review' : 'expired'
}

function nextOfReviewed({ ngay_tao }: Order, now: Date): Date | null {
  return now.getTime() - ngay_tao.getTime() < reviewedFor ? new Date(now.getTime() + day) : null
}

function nextTime({ ngay_tao, asked }: Order, news: News, now: Date): Date {
  if (isSilence(news)) return new Date(now.getTime() + (asked > attempts ? hour : lease))
  const age = now.getTime() - ngay_tao.getTime()
  return new Date(age < hour ? ngay_tao.getTime() + hour : now.getTime() + day)
}
