import { consoleWords } from '../../../src/i18n/console.ts'
import { parentPageWords } from '../../../src/i18n/parent-page.ts'
import { sentenceFor, useBook } from '../../books.ts'
import { MomentText } from '../../parts/moment-text.tsx'
import { AuditActor, AuditSubject } from '../audit-subject.tsx'
import { AllLink } from './all-link.tsx'
import type { Overview } from './overview.ts'
import { Section } from './section.tsx'

/** What admins did about this family, newest first. */
export function Journal({ parent, page: { rows, pagination } }: { parent: number; page: Overview['nhat_ky'] }) {
  const say = useBook(parentPageWords)
  const sayOfLog = useBook(consoleWords)
  return (
    <Section name="nhat-ky" heading={say('journal')}>
      {rows.length === 0 && <p className="soft">{say('no_journal')}</p>}
      <ol className="plain family-lines">
        {rows.map(entry => (
          <li key={entry.id}>
            <span className="soft">
              <MomentText moment={entry.luc} />
              {' · '}
              <AuditActor of={entry} />
            </span>
            <span>
              {sentenceFor(sayOfLog, `audit.${entry.hanh_dong}`) ?? entry.hanh_dong}
              {': '}
              <AuditSubject of={entry} />
            </span>
          </li>
        ))}
      </ol>
      <AllLink to={`/admin/nhat-ky?gia_dinh=${parent}`} of={{ shown: rows.length, ...pagination }} />
    </Section>
  )
}
