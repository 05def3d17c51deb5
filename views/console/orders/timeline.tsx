import { gatewayWords } from '../../../src/i18n/admin-gateway-answers.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { refundStatuses } from '../../../src/shared/refund-lists.ts'
import { sentenceFor, useBook } from '../../books.ts'
import { MomentText } from '../../parts/moment-text.tsx'
import type { OrderDetail } from './order-detail.ts'

type Event = OrderDetail['dong_thoi_gian'][number]
type EventNameProps = { event: Event; loai: OrderDetail['loai'] }

/** What happened to an order, newest first. */
export function Timeline({ order: { dong_thoi_gian, loai } }: { order: OrderDetail }) {
  return (
    <ol className="plain timeline">
      {dong_thoi_gian.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added, at the front
        <li key={dong_thoi_gian.length - at}>
          <p className="timeline-what">
            <EventName event={event} loai={loai} />
          </p>
          <EventDetail event={event} />
          <p className="soft">
            <MomentText moment={event.luc} />
            {'\u00a0· '}
            <EventActor event={event} />
          </p>
        </li>
      ))}
    </ol>
  )
}

const knownEvents = [
  'order_created',
  'gateway_redirect',
  'gateway_return',
  'gateway_ipn',
  'gateway_query',
  'gateway_refund',
  'order_repriced',
  'order_charged',
  'order_by_hand',
  'gateway_charge',
  'order_paid',
  'order_failed',
  'order_review',
  'order_expired',
  'order_granted',
  'gateway_refund_decided',
  'order_refunded',
  'overpaid_closed',
  'subscription_assigned',
  'subscription_renewed',
  'renewal_taken_back',
  'refund_requested',
  'refund_approved',
  'refund_refused',
  'refund_by_hand',
] as const

function EventName({ event: { hanh_dong, chi_tiet }, loai }: EventNameProps) {
  const say = useBook(orderWords)
  if (hanh_dong === 'refund_answered') {
    const state = refundStatuses.find(each => each === valueIn(chi_tiet.after, 'trang_thai'))
    return <>{state && say('timeline.refund_answered', { state: say(`refund.${state}`) })}</>
  }
  if (hanh_dong === 'order_paid' && loai === 'GIA_HAN') return <>{say('timeline.renewal_paid')}</>
  const known = knownEvents.find(each => each === hanh_dong)
  return <>{known ? say(`timeline.${known}`) : hanh_dong}</>
}

const settled = ['recorded', 'already', 'unknown', 'wrong_amount'] as const

/** The answer of the gateway, what somebody wrote, the new end of the term, or the reason. */
function EventDetail({ event: { hanh_dong, chi_tiet } }: { event: Event }) {
  const say = useBook(orderWords)
  const sayReason = useBook(gatewayWords)
  const { outcome, reason, after, ly_do, ly_do_tu_choi, ly_do_dong } = chi_tiet
  if (hanh_dong === 'gateway_ipn' || hanh_dong === 'gateway_return') {
    const known = settled.find(each => each === outcome)
    return <p>{say(known ? `timeline.${known}` : 'timeline.open')}</p>
  }
  if (['gateway_query', 'gateway_refund', 'gateway_charge'].includes(hanh_dong))
    return <p>{sentenceFor(sayReason, outcome) ?? say('timeline.open')}</p>
  const typed = ly_do_tu_choi ?? ly_do_dong ?? (hanh_dong === 'refund_requested' && ly_do)
  if (typed) return <p className="timeline-quote">{String(typed)}</p>
  const until = hanh_dong.startsWith('subscription_') && valueIn(after, 'ngay_ket_thuc')
  if (until) return <p>{say('timeline.until', { date: formatDate(String(until)) })}</p>
  const why = hanh_dong !== 'order_paid' && hanh_dong !== 'order_refunded' && sentenceFor(sayReason, reason)
  return why ? <p>{why}</p> : null
}

function EventActor({ event: { hanh_dong, nguoi, ten_nguoi, chi_tiet } }: { event: Event }) {
  const say = useBook(orderWords)
  if (nguoi !== null) return <>{ten_nguoi ?? say('orders.gone')}</>
  const isGateways = ['gateway_ipn', 'gateway_return'].includes(hanh_dong) || chi_tiet.by === 'ipn'
  return <>{say(isGateways ? 'timeline.gateway' : 'timeline.system')}</>
}

function valueIn(value: unknown, name: string): unknown {
  return Object(value)[name]
}
