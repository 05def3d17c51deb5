import { Link } from 'react-router'
import { childPrivacyWords } from '../../../src/i18n/child-privacy.ts'
import { eventsAtMost } from '../../../src/shared/protection-events.ts'
import { useBook } from '../../books.ts'
import { EventList } from '../events.tsx'
import type { ChildToday } from '../read-family.ts'
import type { PrivacyRead } from './read-privacy.ts'

/** Everything that was done, the newest first. */
export function Journal({ child, read: { events, isOlder } }: { child: ChildToday; read: PrivacyRead }) {
  const say = useBook(childPrivacyWords)
  const last = events.at(-1)
  const hasOlder = events.length === eventsAtMost
  return (
    <section className="card privacy-part" id="nhat-ky" aria-labelledby="journal">
      <h2 id="journal">{say('journal')}</h2>
      {events.length === 0 ? (
        <p className="soft">{say('journal.none')}</p>
      ) : (
        <EventList events={events} machines={child.devices} />
      )}
      {(isOlder || hasOlder) && (
        <div className="row">
          {isOlder && (
            <Link to="." preventScrollReset>
              {say('journal.newest')}
            </Link>
          )}
          {hasOlder && (
            <Link to={`?truoc=${last!.id}#nhat-ky`} preventScrollReset>
              {say('journal.older')}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}
