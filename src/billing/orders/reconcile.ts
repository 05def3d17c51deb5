import { auditByNobody } from '../../kernel/audit.ts'
import type { Services } from '../../kernel/given.ts'
import { failuresIn, type Job, runEach } from '../../kernel/jobs.ts'
import type { Summary } from '../../kernel/summary.ts'
import { askGateway, type GatewayNews, isHeard, isSilence, isUnasked } from './ask-gateway.ts'
import { attempts, closeAsUnknown, giveUp, isOld, nextOfReviewed, reasonToEnd, reviewLateReturn } from './give-up.ts'
import { lockOrder } from './grants-store.ts'
import { findLateReturns, hasReturn } from './heard-store.ts'
import type { Settle } from './settle.ts'
import { claimOrder, dueOrders, type Order, scheduleQuery } from './store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** How long a claim lasts if its process dies. */
const lease = 5 * minute
const batch = 100
const atOnce = 4

type Conclusion = 'paid' | 'not_paid' | 'review' | 'expired' | 'pending' | 'no_answer'

/** Asks the gateway about orders of which it has not told: after 5 minutes, an hour, then daily; of those under review daily. */
export const reconcileJob = (settle: Settle): Job => ({
  name: 'reconcile',
  at: '*/5 * * * *',
  run: async (services, { dryRun }) => {
    const now = services.clock.now()
    const due = await dueOrders(services.db, now, batch)
    const counts: Record<Conclusion, number> = { paid: 0, not_paid: 0, review: 0, expired: 0, pending: 0, no_answer: 0 }
    if (dryRun) return { due: due.length }
    let asked = 0
    const parts: Summary[] = []
    for (let from = 0; from < due.length; from += atOnce) {
      const mine = await claimed(services, due.slice(from, from + atOnce), now)
      const news = await Promise.all(mine.map(order => askGateway(services, services.db, order, now)))
      const concluded = await runEach(
        mine.map((order, at) => ({ order, news: news[at]! })),
        async ({ order, news }) => {
          counts[await conclude({ ...services, settle }, order, news, now)]++
        },
      )
      asked += mine.length
      parts.push(concluded)
      // A gateway that is down must not hold up other jobs: the rest waits for the next run.
      const heard = news.filter(each => !isUnasked(each))
      if (heard.length > 1 && heard.every(isSilence)) break
    }
    const late = await findLateReturns(services.db, batch)
    const reviewed = await runEach(late, vnp_txn_ref => reviewLateReturn(services.db, vnp_txn_ref, now))
    counts.review += Number(reviewed.done)
    const failures = failuresIn([...parts, reviewed])
    return { due: due.length, asked, ...counts, ...(failures.failed > 0 && failures) }
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
  { vnp_txn_ref, asked, trang_thai: before }: Order,
  news: GatewayNews,
  now: Date,
): Promise<Conclusion> {
  return db.transaction(async tx => {
    if ('report' in news) await settle(tx, { ...news.report, wasReviewed: before === 'review' }, now)
    else if (news.none === 'unknown_transaction' && before === 'review')
      await closeAsUnknown(tx, vnp_txn_ref, change => auditByNobody(tx, now, change))
    const order = (await lockOrder(tx, vnp_txn_ref))!
    const { trang_thai } = order
    if (trang_thai === 'review') await scheduleQuery(tx, order.id, nextOfReviewed(order, now))
    if (trang_thai !== 'pending' && trang_thai !== 'failed') return trang_thai === 'refunded' ? 'paid' : trang_thai
    const returned = await hasReturn(tx, vnp_txn_ref)
    if (trang_thai === 'failed' && !returned) {
      // it is asked about once more, and until that question is answered
      const next = isOld(order, now) ? nextOfReviewed(order, now) : nextTime({ ...order, asked }, news, now)
      if (!isHeard(news) && next === null) return giveUp(tx, order, 'never_heard', now)
      await scheduleQuery(tx, order.id, isHeard(news) ? null : next)
      return 'not_paid'
    }
    const reason = await reasonToEnd(tx, { ...order, asked, returned }, news, now)
    if (reason) return giveUp(tx, order, reason, now)
    await scheduleQuery(tx, order.id, nextTime({ ...order, asked }, news, now))
    return isHeard(news) ? 'pending' : 'no_answer'
  })
}

function nextTime({ ngay_tao, asked }: Order, news: GatewayNews, now: Date): Date {
  if (!isHeard(news)) return new Date(now.getTime() + (asked > attempts ? hour : lease))
  const age = now.getTime() - ngay_tao.getTime()
  return new Date(age < hour ? ngay_tao.getTime() + hour : now.getTime() + day)
}
