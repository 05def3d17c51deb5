import { english } from '../index.ts'
import type { registration as vi } from '../vi/registration.ts'

export const registration = english<typeof vi>()({
  'register.heading': 'Create a parent account',
  'register.lead': 'Two short steps: enter your details, then verify your phone number.',
  'register.step_details': 'Details',
  'register.step_phone': 'Verify phone',
  'register.name': 'Full name',
  'register.email': 'Email',
  'register.phone': 'Phone number',
  'register.phone_hint': 'A Vietnamese mobile number. We send the verification code to it.',
  'register.password': 'Password',
  'register.confirm': 'Confirm password',
  'register.seen_title': 'Administrators can see this password',
  'register.seen':
    'To help when you forget your password, an administrator can view it after entering a separate verification password. Every viewing is recorded, and you are told by text message. Please choose a password that you use nowhere else.',
  'register.agree': 'By registering you agree to the',
  'register.terms': 'Terms of use',
  'register.and': 'and the',
  'register.privacy': 'Privacy policy',
  'register.submit': 'Register',
  'register.have_account': 'Already have an account?',
  'register.sign_in': 'Log in',
})
