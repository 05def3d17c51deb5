import type { ReactNode } from 'react'
import { bookWords } from '../../../src/i18n/books.ts'
import { waitIn } from '../../../src/i18n/wait.ts'
import { formatCount } from '../../../src/shared/counts.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { useLanguage } from '../../words.tsx'

type Shown = { label: string; value: ReactNode }

export function FiguresRow({ label, figures }: { label: string; figures: readonly Shown[] }) {
  return (
    <section aria-label={label}>
      <dl className="figures-row">
        {figures.map(({ label, value }) => (
          <div key={label} className="figure">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What a dashboard owes its owner beside revenue. */
export function LatelyRow({ of }: { of: Answer<'GET', '/payment/figures'> }) {
  const say = useBook(bookWords)
  const language = useLanguage()
  const { sap_het_han, khong_thanh_cong, giay_den_khi_tra } = of
  return (
    <FiguresRow
      label={say('figures.heading')}
      figures={[
        { label: say('figures.ending'), value: formatCount(sap_het_han, language) },
        { label: say('figures.failed'), value: formatCount(khong_thanh_cong, language) },
        {
          label: say('figures.seconds'),
          // nobody pays at VNPay within a second: zero comes from orders that never went there
          value: giay_den_khi_tra ? waitIn(language, giay_den_khi_tra) : say('figures.none'),
        },
      ]}
    />
  )
}
