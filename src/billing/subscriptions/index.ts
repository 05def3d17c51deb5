export { subscriptionEndpoints } from './api.ts'
export { assign } from './assign.ts'
export type { FollowTerm, PaidAhead } from './change.ts'
export { forgetLeft, leaveChanged, leaveRunning } from './changed-store.ts'
export { endPurchase } from './end.ts'
export { expiryJob } from './expiry.ts'
export { findFreeOffer, mayTakeFree } from './free-store.ts'
export { findLicences, type Licence } from './licence-store.ts'
export { countNewCode } from './new-code.ts'
export {
  findSubscription,
  listOfDevices,
  type OrderPlace,
  type PlaceOfDevice,
  parentOfPlace,
  placesOf,
} from './read-store.ts'
export { expireDevice, replacement, stateOf } from './record.ts'
export {
  cancel,
  failAsFreeTaken,
  findOnDevice,
  insertPlace,
  lockDevice,
  type NewPlace,
  nextVersion,
  type Place,
  type Status,
} from './store.ts'
export { extended, type Term, termOf } from './term.ts'
export { hasBought, purchasedRows, unassignedPurchases } from './wallet-store.ts'
