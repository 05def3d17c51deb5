import { familyWords } from '../../../src/i18n/family.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { Badge } from '../../parts/badge.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { looks } from '../../portal/machine.ts'

type Device = Pick<Answer<'GET', '/thiet-bi/:id'>, 'state' | 'client' | 'client_version' | 'last_seen'>

/** How well a device is protected and when it was last heard from: as much as a row of a list has room for. */
export function StandingInList({ of: { state, client, last_seen } }: { of: Device }) {
  const say = useBook(familyWords)
  return (
    <>
      <Badge tone={looks[state].tone}>
        {say(state === 'none' && client ? 'machine.unprotected' : `machine.${state}`)}
      </Badge>
      {last_seen && (
        <span className="soft row-until">
          <MomentText moment={last_seen} />
        </span>
      )}
    </>
  )
}

/** The same in words, and what runs there. */
export function Standing({ of }: { of: Device }) {
  const say = useBook(familyWords)
  const { client, client_version, last_seen } = of
  if (!client) return <StandingInList of={of} />
  const runs = client === 'browser' ? 'client.browser' : 'client.other'
  return (
    <>
      <StandingInList of={{ ...of, last_seen: null }} />
      <span className="soft row-until">
        {say(runs, { client, version: client_version ?? '' })},{' '}
        {last_seen ? (
          <>
            {say('machine.last_seen')} <MomentText moment={last_seen} />
          </>
        ) : (
          say('machine.never_seen')
        )}
      </span>
    </>
  )
}
