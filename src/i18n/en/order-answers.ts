import { english } from '../index.ts'
import type { orderAnswers as vi } from '../vi/order-answers.ts'
import { refundAnswers } from './refund-answers.ts'

export const orderAnswers = english<typeof vi>()({
  package_not_on_sale: 'This package is no longer on sale. Please choose another one.',
  free_package_taken: 'You already have this free package. It is in your wallet.',
  price_changed:
    'The price has just changed and is now {price}. You have not been charged. Please look at the order again, then press the button below if you agree.',
  offer_changed:
    'The number of devices or the term has just changed. You have not been charged. Please look at the order again, then press the button below if you agree.',
  payment_unavailable:
    'The payment could not be created: online payment is not available at the moment. Please try again later.',
  gateway_silent: 'The payment gateway has not answered. Please try again in a few minutes.',
  contract_off:
    'VNPay cannot be asked, and nothing can be refunded, because the VNPay account or contract of this payment is switched off. Please switch it on in the configuration, then try again.',
  order_created: 'The order has been created. You can pay now.',
  free_package_granted: 'The free package is in your wallet.',
  not_refundable: 'Only the payment of a renewal can be refunded.',
  refund_too_late: 'More than 30 days have passed since the payment, so it cannot be refunded.',
  refund_requested_before: 'You have already asked for a refund of this payment.',
  refund_decided: 'This request has already been decided.',
  refund_approved:
    'A refund of this order has been approved, so it cannot be closed by hand. See its outcome under Refunds.',
  refund_through_gateway:
    'This payment can still be refunded through VNPay: approve the request, or wait for VNPay’s answer if it is approved.',
  not_in_review: 'This order is no longer under review.',
  review_not_paid:
    'It cannot be refunded through the gateway, because VNPay does not call this payment successful yet: {reason}.',
  refund_asked: 'We have received your request for a refund. We will look at it and let you know.',
  refund_saved: 'The refund has been updated.',
  review_settled: 'VNPay has now given a clear result, so the order was updated and nothing was refunded.',
  not_overpaid: 'This order has no overpayment waiting to be dealt with.',
  partly_refunded:
    'A part of this payment was already sent back in VNPay’s console, so the whole order can no longer be refunded here. Send back the rest there or by bank transfer, then close the order and note how it was dealt with.',
  refund_newest_first:
    'A later renewal of this package has been paid too. Refund the latest one first, or refuse this request and say why.',
  ...refundAnswers,
  overpaid_noted: 'Your note about the overpayment has been saved.',
  contract_on: 'VNPay can be asked about this payment. Please ask VNPay again instead of closing the order yourself.',
  order_closed: 'The order has been closed.',
  order_asked: 'The payment gateway has been asked.',
})
