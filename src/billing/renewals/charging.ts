import type { Knex } from 'knex'
import type { Services } from '../../kernel/given.ts'
import type { Order, PaymentReport } from '../orders/index.ts'

/**
 * Charges a renewal without the buyer. The order is stored before this is called, which one process does, once.
 * Its answer is settled like a call of the gateway; `left_to_buyer` means that the parent pays by the link.
 */
export type Charge = (services: Services, order: Order, now: Date) => Promise<PaymentReport | 'left_to_buyer'>

/** How renewals are charged without their buyers. */
export interface Charging {
  /** For one run of the job. */
  begin: (services: Services) => Charge
  /** Those of these families who are charged at once. */
  whoIsCharged: (services: Services, families: number[], today: string) => Promise<Set<number>>
  /** The announced orders of renewals that are charged again. */
  dueAgain: (db: Knex, today: string, most: number) => Promise<Order[]>
}

/** Charges nobody: all parents get the link to pay. */
export const leaveToBuyers: Charging = {
  begin: () => async () => 'left_to_buyer',
  whoIsCharged: async () => new Set(),
  dueAgain: async () => [],
}
