import { askWords } from '../../../src/i18n/asks.ts'
import { readableSite } from '../../../src/shared/readable-site.ts'
import { useBook } from '../../books.ts'
import { useMinutes } from '../minutes.ts'
import { useMoment } from '../moment-words.ts'
import type { ChildToday } from '../read-family.ts'
import { GiveForm } from '../today/give-form.tsx'
import type { Giving } from '../today/use-giving.tsx'
import type { Ask } from './ask.ts'

type Props = { ask: Ask; child: ChildToday; now: string; giving: Giving; isOnToday?: boolean }

/** What a child asks for, and the answers, each one tap. */
export function AskCard({ ask, child: { ten: name, why }, now, giving, isOnToday }: Props) {
  const say = useBook(askWords)
  const minutes = useMinutes()
  const moment = useMoment()
  const sentence = useAsked()(ask, name, now)
  const answer = (answer: 'yes' | 'no', more: Record<string, string> = {}) =>
    ({ viec: 'tra-loi', id: ask.id, answer, ...more }) as const
  const { kind, minutes: more, until } = ask
  const obstacle = obstacleTo(kind, why)
  const yes =
    kind === 'minutes'
      ? say('ask.yes_minutes', { minutes: minutes(more ?? 0) })
      : kind === 'until'
        ? say('ask.yes_until', { time: moment(until!, now) })
        : say('ask.yes_today')
  return (
    <div className="ask-card">
      <p>{sentence}</p>
      <p className="soft ask-when">
        {say('ask.when', { time: moment(ask.at, now), end: moment(ask.expires_at, now) })}
      </p>
      {obstacle && (
        <p className="soft">
          {say(obstacle === 'rests_site' || !isOnToday ? `ask.${obstacle}` : `ask.${obstacle}_here`)}
        </p>
      )}
      <div className="row">
        <GiveForm giving={giving} fields={answer('yes')} label={yes} kind={obstacle ? 'secondary' : 'primary'} />
        {(kind === 'site' || kind === 'app') && (
          <GiveForm
            giving={giving}
            fields={answer('yes', { how_long: 'always' })}
            kind="secondary"
            label={say('ask.yes_always')}
          />
        )}
        <GiveForm giving={giving} fields={answer('no')} kind="secondary" label={say('ask.no')} />
      </div>
    </div>
  )
}

/** Why a yes would not help yet: a lock goes before each gift, and a rest before minutes and sites. */
function obstacleTo(kind: Ask['kind'], why: ChildToday['why']): 'locked' | 'rests' | 'rests_site' | null {
  if (why === 'locked') return 'locked'
  if (why !== 'outside_window' || kind === 'until') return null
  return kind === 'minutes' ? 'rests' : 'rests_site'
}

/** “Minh xin thêm 15 phút: “cho con chơi nốt ván cờ”.” */
export function useAsked(): (ask: Ask, name: string, now: string) => string {
  const say = useBook(askWords)
  const minutes = useMinutes()
  const moment = useMoment()
  return ({ kind, minutes: more, until, name: target, reason }, name, now) => {
    const asked =
      kind === 'minutes'
        ? say('ask.minutes', { name, minutes: minutes(more ?? 0) })
        : kind === 'until'
          ? say('ask.until', { name, time: moment(until!, now) })
          : say('ask.target', { name, target: readableSite(target ?? '') })
    return reason ? say('ask.because', { asked, reason }) : `${asked}.`
  }
}
