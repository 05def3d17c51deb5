import type { Knex } from 'knex'
import { failUnlessOwner } from '../../kernel/access.ts'
import { fail } from '../../kernel/failure.ts'
import type { Caller } from '../../kernel/given.ts'
import { addDays, type CalendarDate } from '../../shared/dates.ts'
import { findOrder, type Order } from '../orders/index.ts'
import { announcedOrder } from './attempts-store.ts'
import { payableDays } from './endings-store.ts'
import { findRenewal, type Renewal } from './places-store.ts'

export interface Own {
  renewal: Renewal
  announced: Order
}

/** The renewal that an order is for. Somebody else’s looks like a missing one. */
export async function findOwnOrder(db: Knex, { person }: Caller, vnp_txn_ref: string) {
  const { renewal_id = null, ma_phu_huynh = null } = (await findOrder(db, vnp_txn_ref)) ?? {}
  if (renewal_id === null || ma_phu_huynh === null) fail('not_found')
  failUnlessOwner(person, ma_phu_huynh)
  return { renewal_id, ma_phu_huynh }
}

export async function renewalOf(db: Knex, { renewal_id }: { renewal_id: number }): Promise<Own> {
  return { renewal: await findRenewal(db, renewal_id), announced: await announcedOrder(db, renewal_id) }
}

export function lastPayableDay({ period }: Pick<Renewal, 'period'>): CalendarDate {
  return addDays(period, payableDays)
}
