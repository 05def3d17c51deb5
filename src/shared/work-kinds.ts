/** What waits for an admin, the most pressing first. */
export const workKinds = [
  'not_activated',
  'review',
  'refund_failed',
  'refund_requested',
  'renewal_failed',
  'ledger',
] as const

export type WorkKind = (typeof workKinds)[number]
