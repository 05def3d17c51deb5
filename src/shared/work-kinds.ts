import { optional, text } from './fields.ts'

/** What waits for an admin, the most pressing first. */
export const workKinds = [
  'gateway_failing',
  'sms_failing',
  'not_activated',
  'review',
  'paid_twice',
  'gateway_refunded',
  'refund_failed',
  'refund_unasked',
  'refund_unfollowed',
  'refund_term_moved',
  'refund_requested',
  'renewal_failed',
  'invoice_unsent',
  'ledger',
  'settlement_differs',
] as const

export type WorkKind = (typeof workKinds)[number]

/** How a line of a settlement differs. */
export const settlementDifferences = ['settlement_lech', 'settlement_la', 'settlement_thieu'] as const

/** What the ledger finds. */
export const differenceKinds = [
  'places_differ',
  'places_unpaid',
  'renewal_unpaid',
  'renewal_missing',
  'renewal_overpaid',
  'refund_differs',
  'refund_missing',
  'gateway_paid',
  'paid_unsaid',
  'refund_unsaid',
  'refund_overdue',
] as const

/** A kind, or one of the reasons for which an order is under review. */
export const workFilter = { loai: optional(text({ max: 40 })) }
