export { orderEndpoints } from './api.ts'
export { askGateway, failIfSilent, mayBeDecidedByAsking, type News, terminalOf } from './ask-gateway.ts'
export { closeAsUnknown } from './give-up.ts'
export { grantPlaces, insertTransferred, lockOrder } from './grants-store.ts'
export { type IpnAnswer, ipnAnswers, receiveIpn } from './ipn.ts'
export { filtersOn, findOrderRow, type OrderRow, ownOrderRows } from './lists-store.ts'
export { countNewOrder, firstAskedAfter, newReference, reusedFor, sendToGateway } from './orders.ts'
export { sayReason, sayReasonToAdmin } from './reason-words.ts'
export { reconcileJob } from './reconcile.ts'
export { type Effects, type PaymentReport, type Settle, settling } from './settle.ts'
export { failIfOfferChanged } from './shown.ts'
export {
  askable,
  findOrder,
  findOrderById,
  hasRefund,
  isAskable,
  moveOrder,
  type NewOrder,
  type Order,
  saveTransactionNo,
} from './store.ts'
