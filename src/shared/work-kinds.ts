/** What waits for an admin, the most pressing first. */
export const workKinds = [
  'not_activated',
  'review',
  'refund_failed',
  'refund_unasked',
  'refund_unfollowed',
  'refund_requested',
  'renewal_failed',
  'ledger',
] as const

export type WorkKind = (typeof workKinds)[number]

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
  'gateway_refunded',
  'paid_unsaid',
  'refund_unsaid',
  'refund_overdue',
] as const
