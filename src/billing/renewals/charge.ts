import type { Services } from '../../kernel/endpoint.ts'
import type { PaymentReport } from '../orders/settle.ts'
import type { Order } from '../orders/store.ts'

/**
 * Charges a renewal without the buyer. The order is stored before this is called, which one process does, once.
 * Its answer is settled like a call of the gateway; `left_to_buyer` means that the parent pays by the link.
 */
export type Charge = (services: Services, order: Order, now: Date) => Promise<PaymentReport | 'left_to_buyer'>

/** Charges nothing: the parent gets the link to pay. */
export const leaveToBuyer: Charge = async () => 'left_to_buyer'
