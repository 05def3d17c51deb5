import { plainReason, smsText } from '../../messages/index.ts'
import { formatCount } from '../../shared/counts.ts'
import { formatDate } from '../../shared/dates.ts'
import type { ClaimedNotice } from './queue-store.ts'

/** The text of a notice, in the parent's language and as of the day when it is sent. */
export function noticeText(site: string, { kind, detail, ngon_ngu }: ClaimedNotice, today: string): string {
  const date = detail.date ? formatDate(detail.date) : ''
  const amount = formatCount(detail.amount ?? 0, 'vi')
  const link = `${site}/payment/renewal/${detail.vnp_txn_ref ?? ''}`
  switch (kind) {
    case 'renewal_opened':
      return smsText(ngon_ngu, kind, { date, amount, link })
    case 'renewal_due': {
      const days = (Date.parse(detail.date!) - Date.parse(today)) / 86_400_000
      return days === 1
        ? smsText(ngon_ngu, 'renewal_due_tomorrow', { date, link })
        : smsText(ngon_ngu, kind, { days, date, link })
    }
    case 'renewal_charged':
      return smsText(ngon_ngu, kind, { date, amount })
    case 'protection_ended':
      return smsText(ngon_ngu, kind, { date, link })
    case 'protection_over':
      return smsText(ngon_ngu, kind, { date })
    case 'renewal_off_sale':
      return smsText(ngon_ngu, kind)
    case 'refund_refused': {
      const reason = plainReason(detail.reason ?? '')
      return reason
        ? smsText(ngon_ngu, 'refund_refused_because', { amount, reason })
        : smsText(ngon_ngu, kind, { amount })
    }
    case 'account_closed':
      return smsText(ngon_ngu, kind, { reason: plainReason(detail.reason ?? '') })
    case 'account_opened':
      return smsText(ngon_ngu, kind)
    case 'machine_removed':
    case 'machine_left_alone':
      return smsText(ngon_ngu, kind, { name: plainReason(detail.name ?? '', 30) })
    case 'refund_accepted':
    case 'payment_returned':
    case 'money_returned':
      return smsText(ngon_ngu, kind, { amount })
  }
}
