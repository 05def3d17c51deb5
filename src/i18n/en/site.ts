import { english } from '../index.ts'
import type { site as vi } from '../vi/site.ts'

export const site = english<typeof vi>()({
  'title.home': 'Hold the string. Let them fly far',
  'title.login': 'Log in',
  'title.register': 'Register',
  'title.reset': 'Reset your password',
  'title.change': 'Change password',
  'title.terms': 'Terms of use',
  'title.privacy': 'Privacy policy',
  'title.user': 'Parent area',
  'title.admin': 'Console',
  'title.children': 'Children',
  'title.devices': 'Devices',
  'title.packages': 'Packages',
  'title.package_cards': 'Manage packages',
  'title.audit': 'Audit log',
  'title.parts': 'Interface parts',
  'title.outbox': 'Outbox',
  'title.error': 'This page could not be opened',
  'error.text': 'Something went wrong. Please reload the page.',
  'error.again': 'Try again',
  'error.home': 'Back to the home page',
  'error.offline': 'We could not reach the server. Please try again later.',
  'error.unknown': 'An error occurred',
})
