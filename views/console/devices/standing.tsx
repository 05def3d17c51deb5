import { familyWords } from '../../../src/i18n/family.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { Badge } from '../../parts/badge.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { looks } from '../../portal/machine.ts'

type Device = Pick<Answer<'GET', '/thiet-bi/:id'>, 'state' | 'client' | 'client_version' | 'last_seen'>

/** How well a device is protected, what runs there, and when it was last heard from. */
export function Standing({ of: { state, client, client_version, last_seen } }: { of: Device }) {
  const say = useBook(familyWords)
  const runs = client === 'browser' ? 'client.browser' : 'client.other'
  return (
    <>
      <Badge tone={looks[state].tone}>
        {say(state === 'none' && client ? 'machine.unprotected' : `machine.${state}`)}
      </Badge>
      {client && (
        <span className="soft row-until">
          {' '}
          {say(runs, { client, version: client_version ?? '' })},{' '}
          {last_seen ? (
            <>
              {say('machine.last_seen')} <MomentText moment={last_seen} />
            </>
          ) : (
            say('machine.never_seen')
          )}
        </span>
      )}
    </>
  )
}
