import { termsWords } from '../../src/i18n/terms.ts'
import { useBook } from '../books.ts'
import { LegalPage, type Section } from './legal-page.tsx'

const sections: Section<keyof typeof termsWords>[] = [
  {
    id: 'service',
    title: 'service.title',
    blocks: ['service.what', 'service.where', 'service.limit', 'service.soon', 'service.end'],
  },
  {
    id: 'account',
    title: 'account.title',
    blocks: [{ list: ['account.who', 'account.true', 'account.secret', 'account.privacy'] }],
  },
  { id: 'packages', title: 'packages.title', blocks: ['packages.kinds', 'packages.vnpay', 'packages.wallet'] },
  {
    id: 'renewal',
    title: 'renewal.title',
    blocks: [{ list: ['renewal.on', 'renewal.when', 'renewal.reminders', 'renewal.start'] }],
  },
  { id: 'cancel', title: 'cancel.title', blocks: ['cancel.how', 'cancel.after'] },
  { id: 'refund', title: 'refund.title', blocks: ['refund.when', 'refund.how'] },
  {
    id: 'fair',
    title: 'fair.title',
    blocks: [{ list: ['fair.watch', 'fair.break', 'fair.resell'] }, 'fair.stop', 'fair.meanwhile', 'fair.again'],
  },
  { id: 'duty', title: 'duty.title', blocks: ['duty.text'] },
  { id: 'changes', title: 'changes.title', blocks: ['changes.text'] },
  { id: 'law', title: 'law.title', blocks: ['law.text'] },
  { id: 'contact', title: 'contact.title', blocks: ['contact.text'] },
]

export function Component() {
  return <LegalPage say={useBook(termsWords)} sections={sections} />
}
