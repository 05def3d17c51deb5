export { orderEndpoints } from './api.ts'
export { askGateway, canBeAsked, failIfSilent, type GatewayNews, reasonIn, terminalOf } from './ask-gateway.ts'
export { closeAsUnknown } from './give-up.ts'
export { grantPlaces, insertTransferred, lockOrder } from './grants-store.ts'
export { isUnfinished } from './heard-store.ts'
export { type IpnAnswer, ipnAnswers, receiveIpn } from './ipn.ts'
export {
  type Decidable,
  filtersOn,
  findDecidable,
  findOrderRow,
  type OrderRow,
  orderRows,
  ownOrderRows,
} from './lists-store.ts'
export { newReference, purchaseOf } from './new-order.ts'
export { countNewOrder, firstAskedAfter, reusedFor, sendToGateway } from './orders.ts'
export { closeOverpayment, isOverpaid, overpaidNoted, shares } from './overpaid-store.ts'
export { failIfOwn, lockToDecide } from './own.ts'
export type { PaymentReport } from './payment-report.ts'
export { sayReason, sayReasonToAdmin } from './reason-words.ts'
export { reconcileJob } from './reconcile.ts'
export { moveOf, stateOfOrder } from './record.ts'
export {
  isRefundOfSecond,
  paymentNamed,
  secondLeft,
  secondPaymentsOf,
  setApart,
} from './second-payments-store.ts'
export { isOfOrder, isSent, sentBackOf, wentBackOn } from './sent-back-store.ts'
export { type Effects, type Settle, settling } from './settle.ts'
export { failIfOfferChanged } from './shown.ts'
export {
  findOrder,
  findOrderById,
  hasRefund,
  moveOrder,
  type NewOrder,
  type Order,
  savePayment,
} from './store.ts'
export { isNumbered, isOfOtherNumber, isSaidBack } from './which-payment.ts'
