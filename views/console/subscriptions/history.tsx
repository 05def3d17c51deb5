import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import type { Answer } from '../../api.ts'
import { PackageName } from '../../billing/package-on-device.tsx'
import { useBook } from '../../books.ts'
import { Badge } from '../../parts/badge.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { isGrant } from './is-grant.ts'
import { State } from './state.tsx'

type Closed = Answer<'GET', '/thiet-bi/:id/lich-su-goi'>[number]
type Event = Closed['su_kien'][number]

/** The packages that ended on a device or were moved, each with what happened to it. */
export function PackageHistory({ device, rows }: { device: number; rows: Closed[] }) {
  const say = useBook(subscriptionWords)
  return (
    <section className="device-package-history">
      <h3>{say('history.heading')}</h3>
      {rows.length === 0 && <p className="soft">{say('history.empty')}</p>}
      {rows.map(row => (
        <div key={row.id}>
          <p>
            <strong>
              <PackageName of={row.thongTinGoi} />
            </strong>{' '}
            {row.nguoi_dung_id === null || row.nguoi_dung_id === device ? (
              <State of={row} />
            ) : (
              <Badge>{say('history.now_on', { device: row.ten_thiet_bi ?? '' })}</Badge>
            )}
          </p>
          <ol>
            {row.su_kien.map(event => (
              <li key={`${event.luc} ${event.hanh_dong}`}>
                <MomentText moment={event.luc} />
                {'\u00a0· '}
                <EventName event={event} device={device} />
                {'\u00a0· '}
                <EventActor event={event} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

const knownEvents = ['assigned', 'changed', 'extended', 'times_set', 'cancelled', 'expired'] as const

function EventName({ event: { hanh_dong, chi_tiet }, device }: { event: Event; device: number }) {
  const say = useBook(subscriptionWords)
  if (hanh_dong === 'subscription_moved')
    return <>{say(isTo(device, chi_tiet) ? 'history.moved_here' : 'history.moved_away')}</>
  if (isGrant(hanh_dong, chi_tiet)) return <>{say('history.granted')}</>
  const known = knownEvents.find(each => hanh_dong === `subscription_${each}`)
  return <>{known ? say(`history.subscription_${known}`) : say('state.unknown')}</>
}

function isTo(device: number, { after }: Event['chi_tiet']): boolean {
  return Object(after).nguoi_dung_id === device
}

function EventActor({ event: { nguoi, ten_nguoi } }: { event: Event }) {
  const say = useBook(subscriptionWords)
  return <>{ten_nguoi ?? say(nguoi === null ? 'history.system' : 'history.gone')}</>
}
