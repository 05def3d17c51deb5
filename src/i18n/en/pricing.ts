import { english } from '../index.ts'
import type { pricing as vi } from '../vi/pricing.ts'

export const pricing = english<typeof vi>()({
  title: 'Pricing',
  lead: 'Free for {devices}. Premium from {price} a year.',
  lead_free: 'Start for free, no card needed.',
  lead_paid: 'Premium from {price} a year.',
  empty: 'No packages are on sale at the moment',
  empty_text: 'We are preparing them. Call the hotline on {hotline} for advice, or come back a little later.',
  paid: 'Premium package',
  start_here: 'Start here',
  price_free: '₫0',
  per_year: '/ 1 year',
  paid_once: 'One payment of {price} for {term}.',
  one_device: '1 device',
  devices: '{count} devices',
  save: 'Save {percent}%',
  choose_devices: 'Number of devices',
  show_price: 'Show price',
  take: 'Get the free package',
  buy: 'Buy now',
  buy_named: 'Buy now: {name}',
  details: 'View details',
  lines: 'What you get',
  more_lines: '+{count} more',
  list_title: 'All packages',
  partner: 'More devices, for a school or a business?',
  partner_link: 'Talk to us',

  compare: 'Compare packages',
  compare_lead: 'Try it for free with the standard package first, and move to Premium when you need to.',
  trial: 'Free trial',
  term: 'Term',
  device_count: 'Devices',
  price: 'Price',

  renewal_title: 'Renew, cancel, refund',
  'about.renewal': 'Automatic renewal',
  'about.renewal_text':
    'Paid packages renew until you switch that off. 20 days before the end (later for short packages) we send you a message with a link to pay. Unless you have registered a card for renewals at VNPay, nothing is charged until you press pay.',
  'about.cancel': 'Cancel at any time',
  'about.cancel_text':
    'Switch renewal off in your wallet, no reason needed. Your child stays protected until the end of the term you paid for, and you can switch it on again before then.',
  'about.refund': 'Refund of a renewal',
  'about.refund_text':
    'Within 30 days of paying for a renewal, ask for the money back in your wallet. Once approved, it returns through VNPay, and the old term runs to its end.',

  questions: 'What parents ask',
  q_free: 'How long is the standard package free?',
  a_free: 'For as long as you like: 1 device, once per account.',
  q_children: 'We have several children and devices. How does that work?',
  a_children:
    'One account holds several children, and each child several devices. Each device uses one place in a package; share out the 2 or 3 places of a larger one as you like. The term begins when the first device is assigned and is the same for the whole package.',
  q_end: 'What happens when the term ends?',
  a_end:
    'The device is without a package until you renew or assign another one. Your account, your children’s details and your list of devices all stay. Renew before the end and the new term follows on; renew later and it begins on the day you pay.',
  q_refund: 'Can I get my money back?',
  a_refund:
    'A renewal is refunded on request within 30 days. A first purchase is not covered by this, so try the free package first; if something goes wrong, call the hotline on {hotline}.',
  q_admin: 'Can An\u00a0Nhi’s administrators see anything?',
  a_admin:
    'To help you, administrators see the details of your account, children, devices and packages. The website and its console hold no web history, screenshots or location of your child. Passwords are kept in a form that cannot be read back. Only if the service switches on encrypted copies can an administrator view one: after entering another password, with every viewing logged and a message to you.',
  q_privacy: 'What is my child’s data used for?',
  a_privacy:
    'Only to run the service. We sell no data and show no advertising. You can ask us to correct or delete it at any time.',
  privacy_link: 'Read the privacy policy, which also says whether copies of passwords are on at present',
})
