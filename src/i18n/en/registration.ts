import { english } from '../index.ts'
import type { registration as vi } from '../vi/registration.ts'

export const registration = english<typeof vi>()({
  'register.heading': 'Create a parent account',
  'register.lead': 'Two short steps: your details, then a check of your phone number.',
  'register.step_details': 'Details',
  'register.step_phone': 'Phone check',
  'register.name': 'Full name',
  'register.email': 'Email',
  'register.phone': 'Phone number',
  'register.phone_hint': 'A Vietnamese mobile number. The OTP goes to it.',
  'register.password': 'Password',
  'register.confirm': 'Password again',
  'register.seen_title': 'Administrators can see this password',
  'register.seen':
    'This service has switched on a way to help parents who forget their password: an administrator must enter a separate verification password, every viewing is recorded, and you get a message. Please choose a password you use nowhere else.',
  'register.agree': 'By registering you agree to the',
  'register.terms': 'Terms of use',
  'register.and': 'and the',
  'register.privacy': 'Privacy policy',
  'register.submit': 'Register',
  'register.have_account': 'Already have an account?',
  'register.sign_in': 'Sign in',
})
