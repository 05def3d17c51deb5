import { eventWords } from '../../src/i18n/events.ts'
import { fill } from '../../src/i18n/index.ts'
import { clockInVietnam } from '../../src/shared/dates.ts'
import type { Answer } from '../api.ts'
import { sentenceFor, useBook } from '../books.ts'
import { MomentText } from '../parts/moment-text.tsx'
import { useMinutes } from './minutes.ts'
import { capital } from './rules/week-sentences.ts'

export type ChildEvent = Answer<'GET', '/tre-em/:id/events'>[number]

type Props = { events: readonly ChildEvent[]; machines: readonly { nguoi_dung_id: number; ten_thiet_bi: string }[] }

/** What happened, the newest first. A kind that has no sentence is left out. */
export function EventList({ events, machines }: Props) {
  const say = useBook(eventWords)
  const spanOf = useMinutes()
  const said = ({ kind, nguoi_dung_id, detail }: ChildEvent) => {
    const of = String(detail.answer ?? detail.kind ?? detail.purpose ?? detail.stage)
    const sentence = sentenceFor(say, `event.${kind}.${of}`) ?? sentenceFor(say, `event.${kind}`)
    const machine = machines.find(each => each.nguoi_dung_id === nguoi_dung_id)?.ten_thiet_bi ?? say('a_machine')
    const until = typeof detail.until === 'string' ? clockInVietnam(new Date(detail.until)) : ''
    const minutes = typeof detail.minutes === 'number' ? spanOf(detail.minutes) : ''
    return sentence && capital(fill(sentence, { ...(detail as Record<string, string>), machine, until, minutes }))
  }
  return (
    <ol className="plain event-rows">
      {events.map(event => {
        const sentence = said(event)
        return (
          sentence && (
            <li key={event.id}>
              <span className="soft">
                <MomentText moment={event.at} />
              </span>
              <span>{sentence}</span>
            </li>
          )
        )
      })}
    </ol>
  )
}
