import { useLoaderData } from 'react-router'
import { privacyWords } from '../../src/i18n/privacy.ts'
import { useBook } from '../books.ts'
import { type Args, read } from '../data.ts'
import { LegalPage, type Section } from './legal-page.tsx'

/** The section about passwords depends on whether sealed copies are kept at present. */
const sectionsWith = (copies: boolean): Section<keyof typeof privacyWords>[] => [
  { id: 'short', title: 'short.title', blocks: [{ list: ['short.need', 'short.child', 'short.ask'] }] },
  {
    id: 'stored',
    title: 'stored.title',
    blocks: [
      'stored.intro',
      {
        facts: [
          ['stored.account', copies ? 'stored.account_copied' : 'stored.account_text'],
          ['stored.children', 'stored.children_text'],
          ['stored.devices', 'stored.devices_text'],
          ['stored.protection', 'stored.protection_text'],
          ['stored.orders', 'stored.orders_text'],
          ['stored.sessions', 'stored.sessions_text'],
          ['stored.codes', 'stored.codes_text'],
          ['stored.audit', 'stored.audit_text'],
          ['stored.notices', 'stored.notices_text'],
          ['stored.contact', 'stored.contact_text'],
        ],
      },
      'stored.not',
    ],
  },
  { id: 'why', title: 'why.title', blocks: ['why.text'] },
  {
    id: 'long',
    title: 'long.title',
    blocks: [
      {
        facts: [
          ['long.account', 'long.account_text'],
          ['long.protection', 'long.protection_text'],
          ['long.session', 'long.session_text'],
          ['long.code', 'long.code_text'],
          ['long.limits', 'long.limits_text'],
          ['long.orders', 'long.orders_text'],
          ['long.audit', 'long.audit_text'],
          ['long.notices', 'long.notices_text'],
          ['long.contact', 'long.contact_text'],
        ],
      },
      'long.backup',
    ],
  },
  {
    id: 'who',
    title: 'who.title',
    blocks: [{ list: ['who.you', 'who.admins', 'who.vnpay', 'who.invoices', 'who.sms', 'who.law'] }, 'who.translation'],
  },
  { id: 'password', title: 'password.title', blocks: copies ? ['password.on', 'password.advice'] : ['password.off'] },
  { id: 'sms', title: 'sms.title', blocks: ['sms.text'] },
  {
    id: 'browser',
    title: 'browser.title',
    blocks: [
      'browser.intro',
      {
        facts: [
          ['browser.token', 'browser.token_text'],
          ['browser.challenge', 'browser.challenge_text'],
          ['browser.device', 'browser.device_text'],
          ['browser.language', 'browser.language_text'],
          ['browser.greeted', 'browser.greeted_text'],
          ['browser.user', 'browser.user_text'],
          ['browser.steps', 'browser.steps_text'],
        ],
      },
    ],
  },
  { id: 'children', title: 'children.title', blocks: ['children.consent', 'children.talk', 'children.withdraw'] },
  {
    id: 'rights',
    title: 'rights.title',
    blocks: [
      'rights.intro',
      {
        list: ['rights.know', 'rights.consent', 'rights.access', 'rights.delete', 'rights.complain', 'rights.protect'],
      },
      'rights.how',
    ],
  },
  { id: 'safe', title: 'safe.title', blocks: ['safe.text'] },
  { id: 'contact', title: 'contact.title', blocks: ['contact.changes', 'contact.text'] },
]

export async function loader(args: Args) {
  return read(args, '/auth/registration')
}

export function Component() {
  const { admins_can_see_password } = useLoaderData<typeof loader>()
  return <LegalPage say={useBook(privacyWords)} sections={sectionsWith(admins_can_see_password)} />
}
