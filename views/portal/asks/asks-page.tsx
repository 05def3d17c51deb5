import { useLoaderData } from 'react-router'
import { askWords } from '../../../src/i18n/asks.ts'
import { useBook } from '../../books.ts'
import { type Args, read } from '../../data.ts'
import { Refused } from '../../dialogs/form-in-place.tsx'
import { orFailed } from '../../or-failed.ts'
import { Badge } from '../../parts/badge.tsx'
import { Empty } from '../../parts/empty.tsx'
import type { Tone } from '../../parts/notice.tsx'
import { useMoment } from '../moment-words.ts'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import { type ChildToday, readFamily } from '../read-family.ts'
import { actOn } from '../today/act.ts'
import { JustGiven } from '../today/just-given.tsx'
import { useGiving } from '../today/use-giving.tsx'
import { useKeptFocus } from '../today/use-kept-focus.ts'
import { useLive } from '../use-live.ts'
import type { Ask } from './ask.ts'
import { AskCard, useAsked } from './ask-card.tsx'

const earlierAtMost = 30
const tones: Record<Ask['state'], Tone | 'neutral'> = {
  yes: 'success',
  no: 'neutral',
  expired: 'neutral',
  open: 'info',
}

export const action = actOn('/user/xin-phep')

export async function loader(args: Args) {
  const reading = Promise.all([readFamily(args), read(args, '/requests')])
  return { read: (await orFailed(reading))?.read ?? null }
}

export function Component() {
  const say = useBook(askWords)
  const { read } = useLoaderData<typeof loader>()
  const shown = useLive(read)
  const [family, asks] = shown ?? []
  return (
    <PortalFrame heading={say('asks.heading')} lead={say('asks.lead')} stale={!read && family?.now}>
      {family && asks ? <Asks {...family} asks={asks} /> : <PortalFailure />}
    </PortalFrame>
  )
}

function Asks({ children, now, asks }: { children: ChildToday[]; now: string; asks: Ask[] }) {
  const say = useBook(askWords)
  const childOf = (ask: Ask) => children.find(({ ma_tre_em }) => ma_tre_em === ask.ma_tre_em)
  const open = asks.filter(({ state }) => state === 'open').reverse()
  const earlier = asks.filter(({ state }) => state !== 'open').slice(0, earlierAtMost)
  const place = useKeptFocus<HTMLElement>(open.length, 'h2')
  return (
    <>
      <Refused />
      <JustGiven family={children} now={now} />
      <section ref={place} className="stack" aria-labelledby="asks-open">
        <h2 id="asks-open" tabIndex={-1}>
          {say('asks.open')}
        </h2>
        {open.length === 0 && <Empty title={say('asks.none')}>{say('asks.none_text')}</Empty>}
        {open.map(ask => {
          const child = childOf(ask)
          return child && <OpenAsk key={ask.id} ask={ask} child={child} now={now} />
        })}
      </section>
      {earlier.length > 0 && (
        <section className="stack" aria-labelledby="asks-earlier">
          <h2 id="asks-earlier">{say('asks.earlier')}</h2>
          <ul className="plain card asks-earlier">
            {earlier.map(ask => (
              <li key={ask.id}>
                <Earlier ask={ask} name={childOf(ask)?.ten ?? ''} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function OpenAsk({ ask, child, now }: { ask: Ask; child: ChildToday; now: string }) {
  const giving = useGiving(child, now)
  return (
    <div className="card">
      <AskCard ask={ask} child={child} now={now} giving={giving} />
    </div>
  )
}

function Earlier({ ask, name, now }: { ask: Ask; name: string; now: string }) {
  const say = useBook(askWords)
  const moment = useMoment()
  const asked = useAsked()
  return (
    <>
      <span>{asked(ask, name, now)}</span>
      <span className="soft">{moment(ask.at, now)}</span>
      <Badge tone={tones[ask.state]}>{say(`ask.state.${ask.state}`)}</Badge>
    </>
  )
}
