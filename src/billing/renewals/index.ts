/*
 * The words of this room:
 * - place: a row of `goi_dich_vu`, which protects one device; an order for two devices buys two places
 * - purchase: the order that bought places, by its reference; they are renewed together as long as they end together
 * - term: from the first day of a place to its end; a payment adds the months of the package to it
 * - ending: a purchase and the day on which some of its places end; that day is the `period` of a renewal
 * - renewal: a row of `renewals`, one ending to be paid for; opening it makes the announced order, which messages link to
 * - attempt: an order that may pay a renewal: the announced one, another of the buyer, or a charge of a registered card
 * - waiting: of the announced order, as long as nobody has taken it to the gateway; its price follows the places
 * - step: how many days before an ending a reminder or a charge is due
 */
export { paidAhead } from './ahead-store.ts'
export { sendAnnounced } from './announced.ts'
export { renewalEndpoints } from './api.ts'
export { announcedOrder, attemptLike, insertRenewalOrder } from './attempts-store.ts'
export { type Charge, type Charging, leaveToBuyers } from './charging.ts'
export { chargeableRenewals, chargeStep } from './charging-store.ts'
export { listDue } from './due-store.ts'
export { extendPlaces, whyNotExtended } from './extend.ts'
export { followFamily, followTerm } from './follow.ts'
export { renewalsJob } from './job.ts'
export { priceNow } from './places-store.ts'
export { reminderNow } from './reminders-store.ts'
export { isPurchaseRenewed, isRenewedSince } from './renewed-store.ts'
export { takeBack } from './take-back.ts'
