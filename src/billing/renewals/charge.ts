import type { Services } from '../../kernel/endpoint.ts'
import type { Said } from '../orders/settle.ts'
import type { Order } from '../orders/store.ts'

/**
 * Asks for the money of a renewal without the buyer. The order is recorded before it is called, and it is called by one
 * process, once. What it says is settled like a call of the gateway; `left_to_buyer` leaves paying to the link.
 */
export type Charge = (services: Services, order: Order, now: Date) => Promise<Said | 'left_to_buyer'>

/** Charges nothing: the parent is told where one click pays. */
export const payLink: Charge = async () => 'left_to_buyer'
