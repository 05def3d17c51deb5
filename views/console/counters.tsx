import { consoleWords } from '../../src/i18n/console.ts'
import { formatCount } from '../../src/shared/counts.ts'
import { useBook } from '../books.ts'
import { useLanguage } from '../words.tsx'

/** The counts above a list. */
export function Counters({ counts }: { counts: readonly { label: string; count: number }[] }) {
  const say = useBook(consoleWords)
  const language = useLanguage()
  return (
    <section aria-label={say('admin.totals')}>
      <dl className="figures-row">
        {counts.map(({ label, count }) => (
          <div key={label} className="figure">
            <dt>{label}</dt>
            <dd>{formatCount(count, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
