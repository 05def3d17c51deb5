import { english } from '../index.ts'
import type { workWords as vi } from '../vi/work.ts'

export const workWords = english<typeof vi>()({
  heading: 'To do',
  note: 'What the system cannot decide by itself. What has waited longest comes first.',
  empty: 'Nothing is waiting',
  empty_hint:
    'Orders, renewals, refunds and the books are in order. When there is something to do, its count appears beside this entry.',
  count: '{count} waiting',
  count_more: 'more than {count} waiting',
  card: 'Waiting for you: {count}',
  card_more: 'Waiting for you: more than {count}',
  open: 'See what there is to do',
  oldest: 'The {count} that have waited longest',
  all: 'See all',
  gone: 'Account deleted',
  'kind.not_activated': 'Paid but not activated',
  'do.not_activated':
    'The money arrived, but the packages in the wallet do not match. Open the order, look at what happened and tell the engineers.',
  'kind.review': 'Orders under review',
  'do.review':
    'The money may have been taken. Open the order and ask VNPay again. What was taken but cannot be activated is refunded right there; if it stays unclear, call VNPay and give them the transaction number. Where the contract is off, the order is closed once VNPay has confirmed.',
  'kind.refund_failed': 'Refunds that failed',
  'do.refund_failed':
    'VNPay or the bank refused. Open the request, look at the reason and send it again, or refund it elsewhere and record that.',
  'kind.refund_unasked': 'Refunds approved but not sent',
  'do.refund_unasked':
    'The VNPay account or contract of this payment is switched off, and the parent waits for the money. Have the engineers switch it on: the system then carries on by itself. If that is not possible, ask VNPay’s staff, refund it elsewhere and record that in the request.',
  'kind.refund_unfollowed': 'Refunds with an unknown outcome',
  'do.refund_unfollowed':
    'VNPay accepted the refund, but the VNPay account or contract of this payment is switched off, so it cannot be asked whether the money reached the parent. Have the engineers switch it on, or call VNPay, give them the order code and record the outcome in the request.',
  'kind.refund_requested': 'Refund requests waiting',
  'do.refund_requested': 'Read the reason, then approve or refuse.',
  'kind.renewal_failed': 'Failed renewals',
  'do.renewal_failed':
    'The last payment was refused. Look at the reason, then call the parent before the package expires.',
  'kind.ledger': 'Books that do not agree',
  'do.ledger':
    'Orders, refunds and packages contradict each other. Open the order, compare it with VNPay’s report and tell the engineers. An overpayment is sent back to the parent, then closed right in the order.',
  'why.places_differ': 'The wallet has other packages than the order',
  'why.places_unpaid': 'Packages in the wallet, but the order is not paid',
  'why.renewal_unpaid': 'Term renewed, but the order is not paid',
  'why.renewal_missing': 'Renewal paid, but the term was not renewed',
  'why.renewal_overpaid': 'Renewal paid for more packages than were left: the difference is to be returned',
  'why.refund_differs': 'The refund differs from the order',
  'why.refund_missing': 'The order is marked as refunded without a refund',
  'why.gateway_paid': 'VNPay took money that the order does not show',
  'why.gateway_refunded': 'VNPay sent money back that the order does not show',
  'why.paid_unsaid': 'The order is marked as paid, but VNPay never said so',
  'why.refund_unsaid': 'Marked as sent back, but VNPay says that it was not',
  'why.refund_overdue': 'The refund has been under way for more than 30 days',
  'why.unknown': 'Unknown difference',
})
