import { purchases, wallet } from '../../src/shared/billing-lists.ts'
import { askAlso, askedOf, type List } from '../../src/shared/list.ts'
import { orders } from '../../src/shared/order-lists.ts'
import type { Answer, Page } from '../api.ts'
import { type Args, read } from '../data.ts'
import { readPage } from '../read-page.ts'

export type Bought = Answer<'GET', '/payment/purchased/:id'>[number]
export type Order = Answer<'GET', '/payment/orders'>[number]

export type Card = NonNullable<Answer<'GET', '/payment/card'>>

export interface Wallet {
  unassigned: Page<Bought>
  inUse: Page<Bought>
  orders: Page<Order>
  /** Charges for renewals, the newest first. */
  renewals: Order[]
  card: Card | null
}

/** Stand before the parameters of the lists beside the wallet. */
export const prefixes = { inUse: 'dd.', orders: 'dh.' }

const shownBeside = 5
/** More renewals than a family pays for while one of them can be given back. */
const renewalsRead = 50

export async function readWallet(args: Args): Promise<Wallet> {
  const { ma_phu_huynh: id } = await read(args, '/auth/me')
  const search = new URL(args.request.url).searchParams
  const params = { id }
  const beside = (list: List, prefix: string, only: Record<string, string | number>) => {
    const asked = askedOf(list, search, prefix)
    const query = new URLSearchParams({ limit: String(shownBeside), ...Object.fromEntries(asked), ...only } as never)
    return { query, prefix }
  }
  const [unassigned, inUse, ordered, renewals, card] = await Promise.all([
    readPage(args, '/payment/unassigned/:id', { params, query: askedOf(wallet, search) }),
    readPage(args, '/payment/purchased/:id', {
      params,
      ...beside(purchases, prefixes.inUse, { trang_thai: 'DANG_HOAT_DONG' }),
    }),
    // An admin's list would be everybody's.
    readPage(args, '/payment/orders', beside(orders, prefixes.orders, { ma_phu_huynh: id })),
    read(args, '/payment/orders', {
      query: askAlso(new URLSearchParams(), { loai: 'GIA_HAN', ma_phu_huynh: id, limit: renewalsRead }),
    }),
    read(args, '/payment/card'),
  ])
  return { unassigned, inUse, orders: ordered, renewals, card }
}

/** One of the reader's own orders; undefined for anybody else's, as for one that never was. */
export async function readOrder(args: Args, parent: number, vnp_txn_ref: string): Promise<Order | undefined> {
  // the list refuses to look for what no reference looks like
  if (!/^[A-Z0-9]{1,100}$/.test(vnp_txn_ref)) return undefined
  const query = askAlso(new URLSearchParams(), { vnp_txn_ref, ma_phu_huynh: parent, limit: 100 })
  return (await read(args, '/payment/orders', { query })).find(order => order.vnp_txn_ref === vnp_txn_ref)
}
