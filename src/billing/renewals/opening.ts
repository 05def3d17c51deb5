import type { Knex } from 'knex'
import { lockPackages } from '../../catalogue/index.ts'
import { auditEachByNobody } from '../../kernel/audit.ts'
import { addDays, startOfNextDay } from '../../shared/dates.ts'
import { newReference, type Order, stateOfOrder } from '../orders/index.ts'
import { timeOf } from '../vnpay/index.ts'
import type { Ending } from './endings-store.ts'
import { findOpenable, insertAnnounced, insertRenewals, type Opened, takePlaces } from './opening-store.ts'
import { lastPayableDay } from './own-renewal.ts'

/**
 * Opens a renewal for each ending that has none, with an order for all its places at today's price, which is returned.
 * Places that end then and have a renewal that nobody began to pay are taken over, so that one order is for all of them.
 * The caller holds the families.
 */
export async function openPeriods(tx: Knex, endings: Ending[], now: Date): Promise<Order[]> {
  await lockPackages(
    tx,
    endings.map(({ thong_tin_goi_id }) => thong_tin_goi_id),
  )
  const openable = await findOpenable(tx, endings)
  if (openable.length === 0) return []
  const opened = await insertRenewals(tx, openable, now)
  await takePlaces(tx, opened)
  const orders = await insertAnnounced(
    tx,
    opened.map(each => announcedFor(each, now)),
  )
  const created = orders.map(order => ({ subject: order.id, detail: { after: stateOfOrder(order) } }))
  await auditEachByNobody(tx, now, { action: 'order_created', kind: 'orders' }, created)
  return orders
}

function announcedFor({ places, purchase: _, period, ...opened }: Opened, now: Date) {
  return {
    ...opened,
    vnp_txn_ref: newReference(now),
    loai: 'GIA_HAN' as const,
    so_thiet_bi: places.length,
    ngay_tao: now,
    create_date: timeOf(now),
    // until a parent or a charge sends it to the gateway, there is nothing to ask; more than a day away, also if opened last
    ask_at: startOfNextDay(addDays(lastPayableDay({ period }), 1)),
  }
}
