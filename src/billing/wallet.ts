import type { Given } from '../kernel/given.ts'
import { type PageOf, readRows } from '../kernel/lists/rows-of-page.ts'
import type { Source } from '../kernel/lists/source.ts'
import { inUse, prefixes, wallet } from '../shared/billing-lists.ts'
import { dateInVietnam } from '../shared/dates.ts'
import type { Fields } from '../shared/fields.ts'
import type { List } from '../shared/list.ts'
import { orders } from '../shared/order-lists.ts'
import { inLanguageOf } from '../translation/index.ts'
import { charging } from './charging.ts'
import { ownOrderRows } from './orders/index.ts'
import { listDue } from './renewals/index.ts'
import { findFreeOffer, hasBought, purchasedRows, unassignedPurchases } from './subscriptions/index.ts'

const newestOrders = { ...orders, limit: 5 }
/** More renewals than a family pays for while one of them can be given back. */
const manyRenewals = { ...orders, limit: 50 }

type Request = Given<Fields, Fields>

/** All that the page of the caller's own wallet shows. */
export async function readWallet(given: Request) {
  const { query, db, now, caller } = given
  const taking = { parent: caller.person!.ma_phu_huynh, today: dateInVietnam(now) }
  const inUseOnly = { ...askedWith(prefixes.inUse, query), trang_thai: 'DANG_HOAT_DONG' }
  const [unassigned, used, ordered, card, free] = await Promise.all([
    readList(wallet, unassignedPurchases, given, askedWith('', query)),
    readList(inUse, purchasedRows, given, inUseOnly),
    readOrders(given, askedWith(prefixes.orders, query)),
    charging.ownCard(given),
    findFreeOffer(db, taking),
  ])
  // a renewal that can be paid was announced by an order
  const due = ordered.renewals.length > 0 ? await listDue(db, taking.parent, taking.today) : []
  const isEmpty = unassigned.pagination.total === 0 && used.pagination.total === 0
  return {
    unassigned,
    inUse: used,
    ...ordered,
    due: await inLanguageOf(given.caller, db, due),
    hasBought: !isEmpty || (await hasBought(db, taking.parent)),
    card,
    freeAgain: free ?? null,
  }
}

/** The orders asked for, and the renewals: those are among the orders where all of these fit the page. */
async function readOrders(given: Request, asked: Record<string, unknown>) {
  const page = await readList(newestOrders, ownOrderRows, given, asked)
  const isAll = Object.keys(asked).length === 0 && page.pagination.totalPages <= 1
  const { rows } = isAll ? page : await readList(manyRenewals, ownOrderRows, given, { loai: 'GIA_HAN' })
  return { orders: page, renewals: rows.filter(({ loai }) => loai === 'GIA_HAN') }
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
  return readRows(list, source, { ...given, id: given.caller.person!.ma_phu_huynh, query })
}
