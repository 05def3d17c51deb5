import { english } from '../index.ts'
import type { terms as vi } from '../vi/terms.ts'

export const terms = english<typeof vi>()({
  heading: 'Terms of use',
  lead: 'What you and {name} agree on when you use the service: what we do, how you pay, and how you stop.',
  updated: 'Updated on {date}',
  contents: 'On this page',
  'service.title': 'The service',
  'service.what':
    '{name} helps you stay beside your child on computers, and soon on phones: set times, allow or block sites and apps, and look back at how a device was used.',
  'service.limit':
    'No software can block everything harmful. The service supports you; it does not replace talking with your child.',
  'service.soon':
    'The app for Android is coming soon, and the app for iOS is in development. Where a feature is not open yet, the site says so there.',
  'account.title': 'Your account',
  'account.who':
    'Accounts are for parents or guardians aged 18 or over. Install the service only on devices that are yours or belong to a child you represent.',
  'account.true':
    'The details you give must be correct, above all the phone number, because verification codes and renewal reminders go there.',
  'account.secret':
    'Keep your password and verification codes to yourself. If you think somebody else knows them, change the password at once and tell us.',
  'account.privacy': 'We use your data and that of your children as the privacy policy says.',
  'packages.title': 'Packages and payment',
  'packages.kinds':
    'There are free and paid packages. The price, the number of devices and the term are shown before you pay; prices are in Vietnamese dong.',
  'packages.vnpay':
    'You pay through VNPay. An order is complete when VNPay confirms the payment. If money has left your account but the order is not complete, it is marked “being checked” and we settle it with VNPay.',
  'packages.wallet':
    'A bought package stays in your wallet until you assign it to a device. The term begins on the day the first device is assigned and is shared by all devices of the same purchase.',
  'renewal.title': 'Automatic renewal',
  'renewal.on': 'Paid packages renew automatically until you cancel.',
  'renewal.when':
    'The renewal is charged 20\u00a0days before the end of the term at the earliest, and later for short packages, when at most a quarter of the term is left. If your way of paying does not allow automatic charges, we send you a link to pay it yourself.',
  'renewal.reminders': 'If the renewal is not yet paid, we remind you 20, 13, 7, 3 and 1 days before the end.',
  'renewal.start':
    'If you pay in time, the new term follows the old one without a gap. If you pay late, it begins on the day of payment.',
  'cancel.title': 'Cancelling a renewal',
  'cancel.how': 'You can switch automatic renewal off in your wallet at any time, without giving a reason.',
  'cancel.after':
    'After that we charge nothing more. Your child stays protected until the end of the term you paid for.',
  'refund.title': 'Refunds',
  'refund.when':
    'You can ask for a refund of a renewal within 30 days of paying it, once for each payment, in your wallet or at {email}.',
  'refund.how':
    'Once your request is approved, the money comes back through VNPay, the renewed term is taken back and the old one runs to its end. This section does not limit the rights that consumers have by law.',
  'fair.title': 'Fair use',
  'fair.watch': 'Do not use the service to watch adults, or devices that are not part of your family.',
  'fair.break':
    'Do not guess passwords, send codes in bulk, reach beyond your access or slow the service down for others.',
  'fair.resell': 'Do not resell packages without an agreement with us.',
  'fair.stop': 'We may suspend an account that does these things, after a warning where possible, and will say why.',
  'duty.title': 'What we answer for',
  'duty.text':
    'We keep the service running steadily and announce maintenance where we can. If it fails through a fault of ours, contact us to have it put right, the time made up or the money returned, as the law provides.',
  'changes.title': 'When these terms change',
  'changes.text':
    'We say so beforehand on this page and change the date at its top. A new price applies only to later purchases and renewals. If you do not agree, cancel the renewal and use up the term you paid for under the old terms.',
  'law.title': 'Applicable law',
  'law.text':
    'These terms are governed by the law of Viet Nam. If something is not right, please talk to us first; you may always go to the competent authorities. The Vietnamese text prevails, and the English one is for reference.',
  'contact.title': 'Contact',
  'contact.text': '{name}, {address}. Email {email}. Hotline\u00a0{hotline}, 8:00 to 22:00 every day.',
})
