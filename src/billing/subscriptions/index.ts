export { subscriptionEndpoints } from './api.ts'
export { expiryJob } from './expiry.ts'
export { findSubscription, type OrderPlace, parentOfRow, placesOf } from './read-store.ts'
export { expireDevice, stateOf } from './record.ts'
export {
  cancel,
  findOnDevice,
  insertPurchased,
  lockDevice,
  type NewPurchased,
  nextVersion,
  type Status,
  type SubscriptionRow,
} from './store.ts'
export { extended, type Term, termOf } from './term.ts'
export { purchasedRows, unassignedPurchases } from './wallet-store.ts'
