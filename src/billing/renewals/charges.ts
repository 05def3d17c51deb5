import { lockFamily } from '../../family/index.ts'
import { auditAs } from '../../kernel/audit.ts'
import type { RecurringConfig } from '../../kernel/config/vnpay-recurring.ts'
import type { Services } from '../../kernel/endpoint.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { type ChargeableCard, findChargeable } from '../cards/store.ts'
import { firstAsked, newReference } from '../orders/orders.ts'
import type { Order } from '../orders/store.ts'
import { timeOf } from '../vnpay/values.ts'
import type { Charge } from './charge.ts'
import { askForCharge, authenticate } from './charges-ask.ts'
import { beginCharge, chargeStep } from './charges-store.ts'
import { attemptLike, insertRenewalOrder } from './store.ts'

/**
 * Charges the card that the parent has registered, for one run of the job. The attempt is recorded before the service is
 * called; one whose outcome nobody knows stays pending, and is asked about like any other order, never charged again.
 */
export function chargeByCard(services: Services, service: RecurringConfig): Charge {
  let bearer: Promise<string | undefined> | undefined
  let isSilent = false
  return async (_, announced, now) => {
    const parent = announced.ma_phu_huynh
    const hasCard = parent !== null && (await findChargeable(services.db, parent, dateInVietnam(now)))
    if (!hasCard || isSilent) return 'left_to_buyer'
    bearer ??= authenticate(services, service)
    const authorization = await bearer
    // a service that is down is waited for once in a run; what is due stays due
    if (!authorization) return 'left_to_buyer'
    const begun = await begin(services, announced, now)
    if (!begun) return 'left_to_buyer'
    const news = await askForCharge(services, { service, authorization, ...begun }, now)
    isSilent = news === 'silent'
    return typeof news === 'string' ? 'left_to_buyer' : news
  }
}

/**
 * In one transaction: of several processes one begins, and nothing of it is left to memory. The card is read again while
 * the family is locked: it may have been removed while the service let us in.
 */
async function begin(
  { db }: Services,
  announced: Order,
  now: Date,
): Promise<{ attempt: Order; card: ChargeableCard } | undefined> {
  return db.transaction(async tx => {
    const { ma_phu_huynh, renewal_id } = announced
    if (ma_phu_huynh === null || !(await lockFamily(tx, ma_phu_huynh))) return undefined
    const today = dateInVietnam(now)
    const card = await findChargeable(tx, ma_phu_huynh, today)
    const charge_step = await chargeStep(tx, renewal_id!, today)
    if (!card || charge_step === undefined) return undefined
    const begun = {
      charge_step,
      ngay_tao: now,
      create_date: timeOf(now),
      ask_at: new Date(now.getTime() + firstAsked),
    }
    const another = { ...attemptLike(announced), ...begun, ma_phu_huynh, vnp_txn_ref: newReference(now) }
    const attempt = (await beginCharge(tx, announced.id, begun)) ?? (await insertRenewalOrder(tx, another, renewal_id!))
    await auditAs(tx, {
      at: now,
      actor: null,
      address: null,
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
