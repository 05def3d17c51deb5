import { inUse, prefixes, wallet } from '../../src/shared/billing-lists.ts'
import { askAlso, askedOf } from '../../src/shared/list.ts'
import { orders } from '../../src/shared/order-lists.ts'
import type { Answer } from '../api.ts'
import { type Args, read } from '../data.ts'
import { leavePageBeyondTheEnd } from '../read-page.ts'

export type Wallet = Answer<'GET', '/payment/wallet'>
export type Bought = Wallet['inUse']['rows'][number]
export type UnassignedPurchase = Wallet['unassigned']['rows'][number]
export type Order = Answer<'GET', '/payment/orders'>[number]
export type Card = NonNullable<Answer<'GET', '/payment/card'>>

const lists = { '': wallet, [prefixes.inUse]: inUse, [prefixes.orders]: orders }

export async function readWallet(args: Args): Promise<Wallet> {
  const search = new URL(args.request.url).searchParams
  const asked = Object.entries(lists).flatMap(([prefix, list]) =>
    [...askedOf(list, search, prefix)].map(([name, value]) => [prefix + name, value]),
  )
  const found = await read(args, '/payment/wallet', { query: new URLSearchParams(asked) })
  leavePageBeyondTheEnd(args, found.unassigned.pagination)
  leavePageBeyondTheEnd(args, found.inUse.pagination, prefixes.inUse)
  leavePageBeyondTheEnd(args, found.orders.pagination, prefixes.orders)
  return found
}

/** One of the reader's own orders; undefined for the order of anybody else, as for one that does not exist. */
export async function readOrder(args: Args, parent: number, vnp_txn_ref: string): Promise<Order | undefined> {
  // The list answers 400 to a filter that cannot be an order code.
  if (!/^[A-Z0-9]{1,100}$/.test(vnp_txn_ref)) return undefined
  const query = askAlso(new URLSearchParams(), { vnp_txn_ref, ma_phu_huynh: parent, limit: 100 })
  return (await read(args, '/payment/orders', { query })).find(order => order.vnp_txn_ref === vnp_txn_ref)
}
