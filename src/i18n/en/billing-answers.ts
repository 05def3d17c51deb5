import { english } from '../index.ts'
import type { billingAnswers as vi } from '../vi/billing-answers.ts'

export const billingAnswers = english<typeof vi>()({
  assign_failed: 'The package could not be assigned',
  device_protected: 'The package could not be assigned: the device has another one until {date}.',
  device_protected_for_good: 'The package could not be assigned: the device has one without a time limit.',
  no_subscription: 'This device has no package.',
  endless_term: 'This package has no time limit, so there is nothing to extend.',
  term_too_long: 'The term of the package is too long.',
  assigned: 'The package has been assigned.',
  subscription_changed: 'The package has been changed.',
  subscription_changed_paid: 'The device has another package now.',
  term_set: 'The term of the package has been updated.',
  term_set_over: 'The term has been updated. By this end date the package has expired.',
  term_extended: 'The package has been extended.',
})
