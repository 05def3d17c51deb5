import { english } from '../index.ts'
import type { privacy as vi } from '../vi/privacy.ts'

export const privacy = english<typeof vi>()({
  heading: 'Privacy policy',
  lead: 'What {name} keeps about you and your children, for how long, who can see it, and what rights you have. It is written to be read in one go, without anyone explaining it.',
  updated: 'Updated on {date}',
  contents: 'On this page',
  'short.title': 'In short',
  'short.need': 'We keep only what the service needs to work. We sell no data and show no advertising.',
  'short.child': 'What we know about a child was given by you, and you can ask us to change or delete it at any time.',
  'short.ask': 'To see, correct or delete anything, write to us at {email}.',
  'stored.title': 'What we keep',
  'stored.intro': 'All of it is given by you or comes about as you use the service.',
  'stored.account': 'Account',
  'stored.account_text':
    'Your name, email, phone number, address if you give one, chosen language and the date of registration. The password is kept only as a one-way hash that cannot be read back.',
  'stored.account_copied':
    'Your name, email, phone number, address if you give one, chosen language and the date of registration. The password is kept as a one-way hash, together with an encrypted copy that an administrator can view to help you; see “Administrators and your password”.',
  'stored.children': 'Children',
  'stored.children_text': 'Name, gender, date of birth, grade and school. Only name and gender are required.',
  'stored.devices': 'Devices',
  'stored.devices_text': 'Name, type, device code, and the package in use with its start and end dates.',
  'stored.orders': 'Orders',
  'stored.orders_text':
    'The package, amount, time, transaction reference and the result reported by the payment gateway; refund requests, the reasons you give and our answers, if any. Card and bank account numbers you enter at VNPay never pass through us. If you register a card with VNPay for automatic renewal, we keep only the code that VNPay gives us for charging it; once the card is removed or the account is deleted, that code only serves to have VNPay cancel it.',
  'stored.sessions': 'Log-in sessions',
  'stored.sessions_text':
    'A hash of the session, its start and its end. The session token itself is only on your device.',
  'stored.codes': 'Verification codes',
  'stored.codes_text': 'The phone number, the purpose and a hash of the code, to compare with what you type.',
  'stored.audit': 'Security log',
  'stored.audit_text':
    'Passwords being changed or viewed, and every change to accounts, children, devices, packages and orders: who, when, from which network address, and the values before and after. We also count attempts, to stop people guessing passwords.',
  'stored.notices': 'Reminders',
  'stored.notices_text':
    'Messages about renewals, endings and refunds: the kind, the amount or date in it, when it was sent and whether it went out.',
  'stored.contact': 'Partner requests',
  'stored.contact_text': 'What you enter in the contact form: name, how to reach you, number of devices and years.',
  'stored.not':
    'This website and its console hold no web history, screenshots or location of your child. The server records the path, time and result of each request, but not what you send in it.',
  'why.title': 'What it is for',
  'why.text':
    'To log you in, to sell and run your packages, to connect the right package to the right device, to remind you before a renewal, to keep the account safe, and to meet our accounting duties. We use it for nothing else without asking you.',
  'long.title': 'How long we keep it',
  'long.account': 'Account, children, devices',
  'long.account_text':
    'Until you ask us to delete them. Deleting an account also deletes the data of its children and devices.',
  'long.session': 'Log-in sessions',
  'long.session_text':
    '24 hours, or 30 days if you asked to stay logged in. Changing the password ends every other session at once.',
  'long.code': 'Verification codes',
  'long.code_text': '5 minutes. Expired codes are cleared every hour.',
  'long.limits': 'Counts of attempts',
  'long.limits_text': 'No more than a day after the attempt, then cleared.',
  'long.orders': 'Orders and payments',
  'long.orders_text':
    'For as long as accounting law requires. When an account is deleted its orders stay, without the details of the buyer and without the reasons and answers of refund requests; the code that VNPay gave us for your card is kept only until VNPay has cancelled it. What we exchange with the payment gateway is kept for 90 days.',
  'long.audit': 'Security log',
  'long.audit_text':
    'Not deleted automatically, because it is the evidence when something goes wrong. What you have changed or deleted therefore stays in the log, which only administrators can see.',
  'long.notices': 'Reminders',
  'long.notices_text': '400 days from when they were sent, so that you are not reminded of the same thing twice.',
  'long.contact': 'Partner requests',
  'long.contact_text': '12 months from the day they are sent; then they are deleted.',
  'long.backup': 'Deleted data may remain in a backup until that backup is replaced by a newer one.',
  'who.title': 'Who can see it',
  'who.you': 'You, for your own family. Other users cannot.',
  'who.admins': 'Administrators of {name}, to help you and to manage packages.',
  'who.vnpay':
    'VNPay, the payment gateway: the amount, the order reference and your network address when you pay; the amount and the order reference when you are refunded.',
  'who.sms': 'The SMS provider: your phone number and the text sent to you.',
  'who.law': 'Public authorities, where the law obliges us.',
  'who.translation':
    'An outside service translates the descriptions of our packages into English. It receives nothing about any person.',
  'password.title': 'Administrators and your password',
  'password.off':
    'At present the service keeps no copy of passwords: nobody can read yours, and that includes us. Should this be switched on one day, this page and the registration form will say so, and only passwords set from then on will have a copy.',
  'password.on':
    'At present the service keeps an encrypted copy of passwords, to help when you forget yours. An administrator can view it only after entering a separate verification password. Every viewing is logged, and you are told by text message.',
  'password.advice': 'So please choose a password that you use nowhere else.',
  'sms.title': 'Messages to your phone',
  'sms.text':
    'We send a message when you ask for a verification code, when your password is changed, or set or viewed by an administrator, when a package is about to renew, has ended or is no longer sold, when your card is charged for a renewal, and when a refund request has been decided. We send no advertising, and we never ask you for a verification code.',
  'browser.title': 'Cookies and browser storage',
  'browser.intro': 'There are no advertising or analytics cookies. There are only:',
  'browser.token': 'The “token” cookie (“__Host-token” on a secure connection)',
  'browser.token_text': 'Keeps you logged in. Scripts on the page cannot read it.',
  'browser.challenge': 'The “challenge” cookie (“__Host-challenge” on a secure connection)',
  'browser.challenge_text':
    'Recognises the browser that asked for a verification code, for 5 minutes, so that other people’s guesses cannot end your code.',
  'browser.device': 'The “device” cookie (“__Host-device” on a secure connection)',
  'browser.device_text':
    'Recognises a browser you have logged in with, so that nobody can lock you out by typing wrong passwords. It holds a random id of the browser, the numbers of at most five accounts and when they logged in, for 90 days; resetting the password ends it. Scripts on the page cannot read it.',
  'browser.language': 'The “language” cookie and storage entry',
  'browser.language_text': 'Remembers the language you chose, for a year.',
  'browser.greeted': 'The “da_chon_ngon_ngu” storage entry',
  'browser.greeted_text': 'Remembers that you have seen the greeting, so that it does not come again.',
  'browser.user': 'The “user” storage entry',
  'browser.user_text':
    'Your name, email and phone number, to show in the corner of the page; removed when you log out.',
  'browser.steps': 'Temporary storage of the open tab',
  'browser.steps_text':
    'While you register or change a password: the step, name, email, phone number and the life of the code. Dropped when you finish or close the tab. Never a password.',
  'children.title': 'Children’s data',
  'children.consent':
    'Parents or guardians exercise a child’s data rights on the child’s behalf. By giving us details of a child you confirm that you are the child’s representative and agree to our processing them as this page describes.',
  'children.talk':
    'We never publish or disclose anything about a child’s private life. For a child aged 7 or older, the law would require the consent of both the child and the representative. We hope you will tell your child how their device is managed.',
  'children.withdraw': 'To withdraw consent, write to us, and we will delete the details of your child.',
  'rights.title': 'Your rights',
  'rights.intro':
    'Under Viet Nam’s Law on Personal Data Protection No. 91/2025/QH15, in force since 1 January 2026, you have the right to:',
  'rights.know': 'know how your data is processed;',
  'rights.consent': 'consent or not, and withdraw a consent you gave;',
  'rights.access': 'see your data, and correct it or have it corrected;',
  'rights.delete': 'ask for a copy, for deletion or for restriction, and object to processing;',
  'rights.complain': 'complain, report, sue and claim compensation as the law provides;',
  'rights.protect': 'ask the authorities or the processor to take measures that protect your data.',
  'rights.how':
    'Write to {email} from the email you registered with, or call {hotline}. We make sure it is you, then answer within the time the law sets. Withdrawing consent does not undo what was done before it, and some data, such as payment records, we are obliged by law to keep.',
  'safe.title': 'How we protect it',
  'safe.text':
    'Passwords are hashed with a deliberately slow algorithm, sessions and codes are not stored in readable form, and attempts are limited. Should an incident affect you, we tell you and the authorities as the law requires.',
  'contact.title': 'Changes to this page, and contact',
  'contact.changes': 'Before a change that matters we say so on this page, and change the date at its top.',
  'contact.text': '{name}, {address}. Email {email}. Hotline\u00a0{hotline}, 8:00 to 22:00 every day.',
})
