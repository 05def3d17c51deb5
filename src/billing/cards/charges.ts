import { lockFamily } from '../../family/index.ts'
import { auditAs } from '../../kernel/audit.ts'
import type { RecurringConfig } from '../../kernel/config/vnpay-recurring.ts'
import type { Services } from '../../kernel/given.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { firstAskedAfter, newReference, type Order } from '../orders/index.ts'
import {
  announcedOrder,
  attemptLike,
  type Charge,
  type Charging,
  chargeStep,
  insertRenewalOrder,
  leaveToBuyers,
  priceNow,
  sendAnnounced,
} from '../renewals/index.ts'
import { timeOf } from '../vnpay/index.ts'
import { askForCharge, authenticate } from './charges-ask.ts'
import { type ChargeableCard, dueCharges, findChargeable, whoHasCard } from './store.ts'

/** Charges renewals by the cards that their parents have registered, where there is a contract for it. */
export const byCard: Charging = {
  begin: services => {
    const service = services.gateway?.recurring
    return service ? chargeByCard(services, service) : leaveToBuyers.begin(services)
  },
  whoIsCharged: async ({ db, gateway }, families, today) =>
    gateway?.recurring ? whoHasCard(db, families, today) : new Set(),
  dueAgain: dueCharges,
}

/**
 * Charges registered cards, for one run of the job. An attempt is recorded before the service is called. One without a
 * known outcome stays pending and is queried like any other order, but never charged again.
 */
function chargeByCard(services: Services, service: RecurringConfig): Charge {
  let bearer: Promise<string | undefined> | undefined
  let isSilent = false
  return async (_, announced, now) => {
    const parent = announced.ma_phu_huynh
    const hasCard = parent !== null && (await findChargeable(services.db, parent, dateInVietnam(now)))
    if (!hasCard || isSilent) return 'left_to_buyer'
    bearer ??= authenticate(services, service)
    const authorization = await bearer
    // If the service is down, one run waits for it only once; charges that are due stay due.
    if (!authorization) return 'left_to_buyer'
    const begun = await beginAttempt(services, announced, now)
    if (!begun) return 'left_to_buyer'
    const news = await askForCharge(services, { service, authorization, ...begun }, now)
    isSilent = news === 'silent'
    return typeof news === 'string' ? 'left_to_buyer' : news
  }
}

/**
 * Records the attempt in one transaction, so that only one of several processes begins it. The card and the price are
 * read with the family locked: during the log-in at the service, the card may have been removed or a place lost.
 */
async function beginAttempt(
  { db }: Services,
  { ma_phu_huynh, renewal_id }: Order,
  now: Date,
): Promise<{ attempt: Order; card: ChargeableCard } | undefined> {
  return db.transaction(async tx => {
    if (ma_phu_huynh === null || !(await lockFamily(tx, ma_phu_huynh))) return undefined
    const today = dateInVietnam(now)
    const card = await findChargeable(tx, ma_phu_huynh, today)
    const charge_step = await chargeStep(tx, renewal_id!, today)
    if (!card || charge_step === undefined) return undefined
    const announced = await announcedOrder(tx, renewal_id!)
    const begun = {
      ...(await priceNow(tx, renewal_id!)),
      charge_step,
      ngay_tao: now,
      create_date: timeOf(now),
      ask_at: new Date(now.getTime() + firstAskedAfter),
    }
    const another = { ...attemptLike(announced), ...begun, ma_phu_huynh, vnp_txn_ref: newReference(now) }
    const by = { actor: null, address: null }
    const attempt =
      (await sendAnnounced(tx, announced, begun, by)) ?? (await insertRenewalOrder(tx, another, renewal_id!))
    await auditAs(tx, {
      ...by,
      at: now,
      action: 'order_charged',
      kind: 'orders',
      subject: attempt.id,
      detail: {
        after: { vnp_txn_ref: attempt.vnp_txn_ref, so_tien: attempt.so_tien, charge_step },
        announced: announced.vnp_txn_ref,
      },
    })
    return { attempt, card }
  })
}
