import type { Given } from '../kernel/endpoint.ts'
import { readPage } from '../kernel/lists/read.ts'
import type { Source } from '../kernel/lists/source.ts'
import type { Pagination } from '../kernel/pagination.ts'
import { prefixes, purchases, wallet } from '../shared/billing-lists.ts'
import { dateInVietnam } from '../shared/dates.ts'
import type { Fields } from '../shared/fields.ts'
import type { List } from '../shared/list.ts'
import { orders } from '../shared/order-lists.ts'
import { charging } from './charging.ts'
import { ownOrderRows } from './orders/index.ts'
import { findFreeOffer, purchasedRows, unassignedPurchases } from './subscriptions/index.ts'

const inUse = { ...purchases, limit: 5 }
const newestOrders = { ...orders, limit: 5 }
/** More renewals than a family pays for while one of them can be given back. */
const renewals = { ...orders, limit: 50 }

type Request = Given<Fields, Fields>

interface PageOf<Row> {
  rows: Row[]
  pagination: Pagination
}

/** All that the page of the caller's own wallet shows. */
export async function readWallet(given: Request) {
  const { query, db, now, caller } = given
  const taking = { parent: caller.person!.ma_phu_huynh, today: dateInVietnam(now) }
  const inUseOnly = { ...askedWith(prefixes.inUse, query), trang_thai: 'DANG_HOAT_DONG' }
  const [unassigned, used, ordered, renewed, card, free] = await Promise.all([
    readList(wallet, unassignedPurchases, given, askedWith('', query)),
    readList(inUse, purchasedRows, given, inUseOnly),
    readList(newestOrders, ownOrderRows, given, askedWith(prefixes.orders, query)),
    readList(renewals, ownOrderRows, given, { loai: 'GIA_HAN' }),
    charging.ownCard(given),
    findFreeOffer(db, taking),
  ])
  return {
    unassigned,
    inUse: used,
    orders: ordered,
    renewals: renewed.rows,
    card,
    freeAgain: free ?? null,
  }
}

/** What a list was asked for under names with this prefix. */
function askedWith(prefix: string, query: Record<string, unknown>): Record<string, unknown> {
  const own = Object.entries(query).filter(([name]) => name.slice(0, name.indexOf('.') + 1) === prefix)
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]))
}

async function readList<L extends List, Row>(
  list: L,
  source: Source<L, Row>,
  given: Request,
  query: object,
): Promise<PageOf<Row>> {
  const own = { ...given, id: given.caller.person!.ma_phu_huynh, query }
  const { data, pagination } = await readPage(list, source, own)
  return { rows: data, pagination }
}
