import type { Given } from '../kernel/endpoint.ts'
import { familyList, listsTogether } from '../kernel/list-together.ts'
import { prefixes, purchases, wallet } from '../shared/billing-lists.ts'
import type { Fields } from '../shared/fields.ts'
import { orders } from '../shared/order-lists.ts'
import { ownCard } from './cards/cards.ts'
import { ownOrderRows } from './orders/lists-store.ts'
import { purchasedRows, unassignedPurchases } from './subscriptions/wallet-store.ts'

const shownBeside = 5
/** More renewals than a family pays for while one of them can be given back. */
const renewalsRead = 50

const ofOrder = { ngay_tao: true, ngay_thanh_toan: true } as const
const readLists = listsTogether({
  unassigned: familyList(wallet, unassignedPurchases, { ngay_mua: true }),
  inUse: familyList(
    { ...purchases, limit: shownBeside },
    purchasedRows,
    { ngay_mua: true },
    { trang_thai: 'DANG_HOAT_DONG' },
  ),
  orders: familyList({ ...orders, limit: shownBeside }, ownOrderRows, ofOrder),
  renewals: familyList({ ...orders, limit: renewalsRead }, ownOrderRows, ofOrder, { loai: 'GIA_HAN' }),
})

/** All that the page of the caller's own wallet shows. */
export async function readWallet(given: Given<Fields, Fields>) {
  const own = { ...given, id: given.caller.person!.ma_phu_huynh }
  const [{ renewals, ...lists }, card] = await Promise.all([
    readLists(own, {
      unassigned: askedWith('', given.query),
      inUse: askedWith(prefixes.inUse, given.query),
      orders: askedWith(prefixes.orders, given.query),
      renewals: {},
    }),
    ownCard(given),
  ])
  return { ...lists, renewals: renewals.rows, card }
}

/** What a list was asked for under names with this prefix. */
function askedWith(prefix: string, query: Record<string, unknown>): Record<string, unknown> {
  const own = Object.entries(query).filter(([name]) => name.slice(0, name.indexOf('.') + 1) === prefix)
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]))
}
