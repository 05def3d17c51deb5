import { readRows } from '../kernel/lists/rows-of-page.ts'
import type { Listed } from '../kernel/lists/source.ts'
import { wallet } from '../shared/billing-lists.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { orders } from '../shared/order-lists.ts'
import { refunds } from '../shared/refund-lists.ts'
import { listNotices } from './notices/index.ts'
import { orderRows } from './orders/index.ts'
import { refundRows } from './refunds/index.ts'
import { listDue } from './renewals/index.ts'
import { unassignedPurchases } from './subscriptions/index.ts'

/** More places than a family buys; beyond it the list of what is unassigned goes on in its dialog. */
const placesShown = 20
const rowsShown = 5

/** The newest of what the parent of the path bought, got back and was told, for an admin. */
export async function dealingsOf(given: Listed) {
  const ofParent = { ma_phu_huynh: given.id, limit: rowsShown }
  const [cho_gia_han, chua_gan, don_hang, hoan_tien, tin_nhan] = await Promise.all([
    listDue(given.db, given.id, dateInVietnam(given.now)),
    readRows(wallet, unassignedPurchases, { ...given, query: { limit: placesShown } }),
    readRows(orders, orderRows, { ...given, query: ofParent }),
    readRows(refunds, refundRows, { ...given, query: ofParent }),
    listNotices(given.db, given.id),
  ])
  return { cho_gia_han, chua_gan, don_hang, hoan_tien, tin_nhan }
}
