import { english } from '../index.ts'
import type { billingAnswers as vi } from '../vi/billing-answers.ts'

export const billingAnswers = english<typeof vi>()({
  assign_failed: 'The package could not be assigned',
  device_protected: 'The package could not be assigned: the device already has one, which expires on {date}.',
  device_protected_for_good: 'The package could not be assigned: the device already has one with no time limit.',
  device_reserved:
    'The package could not be assigned: the device already has one, which starts {from} and expires {date}.',
  device_reserved_for_good:
    'The package could not be assigned: the device already has one, which starts {from} and has no time limit.',
  no_subscription: 'This device has no package.',
  endless_term: 'This package has no time limit, so there is nothing to extend.',
  term_too_long: 'The term of the package is too long.',
  assigned: 'Package assigned.',
  subscription_changed: 'Package changed.',
  subscription_changed_paid: 'Package changed.',
  term_set: 'Dates updated.',
  term_set_over: 'Dates updated. With this end date, the package has expired.',
  term_extended: 'Package extended.',
  not_renewable: 'This package cannot be renewed automatically.',
  renewal_paid: 'This period has already been renewed.',
  charge_under_way: 'Your card is being charged for this period. Please do not pay again, and look again later.',
  other_refund_open:
    'Another renewal of this package is being refunded, so this one cannot be paid for the moment. You have not been charged. Please look again later.',
  renewal_off_sale: 'This package is no longer on sale, so it cannot be renewed.',
  card_removed: 'The card has been removed. We will not charge it any more.',
  renewal_on: 'Auto-renewal is on.',
  renewal_off: 'Auto-renewal is off. The package still protects until its term ends.',
})
