import { english } from '../index.ts'
import type { faults as vi } from '../vi/faults.ts'

export const faults = english<typeof vi>()({
  required: 'Please fill this in.',
  invalid_input: 'Something is not right here. Please check and try again.',
  too_long: 'This is longer than we can accept.',
  invalid_phone: 'Invalid phone number',
  phone_digits: 'Invalid phone number. It should have 10 or 11 digits.',
  invalid_email: 'Invalid email address',
  password_too_weak: 'The password does not meet the security requirements',
  same_password: 'The new password must differ from the current one',
  code_required: 'Please enter the verification code',
  wrong_code: 'This code is incorrect or has expired. Check the message, or press “Send a new code”.',
  password_mismatch: 'The two passwords do not match',
  child_name_required: 'Please enter the child’s name',
  gender_required: 'Please choose a gender',
  invalid_birth_date: 'The date of birth is not valid',
  born_in_future: 'The date of birth cannot be in the future',
  older_than_18: 'A child cannot be older than 18',
})
