import { formatCount } from '../../src/shared/counts.ts'
import { useLanguage } from '../words.tsx'

type Props = { label: string; counts: readonly { label: string; count: number }[] }

/** The counts above a list. */
export function Counters({ label, counts }: Props) {
  const language = useLanguage()
  return (
    <section aria-label={label}>
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
