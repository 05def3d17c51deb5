import { Link } from 'react-router'
import { consoleWords } from '../../src/i18n/console.ts'
import { formatCount } from '../../src/shared/counts.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { useLanguage } from '../words.tsx'

const counted = [
  { of: 'phu_huynh', to: '/admin/phu-huynh', label: 'admin.parents', icon: 'users' },
  { of: 'tre_em', to: '/admin/tre-em', label: 'admin.children', icon: 'child' },
  { of: 'thiet_bi', to: '/admin/thiet-bi', label: 'admin.devices', icon: 'laptop' },
  { of: 'goi', to: '/admin/goi', label: 'admin.packages', icon: 'package' },
] as const satisfies { of: keyof Totals; to: string; label: string; icon: IconName }[]

type Totals = Answer<'GET', '/thong-ke'>

/** The totals, each a link to the list of what it counts. */
export function TotalsCard({ totals }: { totals: Totals }) {
  const say = useBook(consoleWords)
  const language = useLanguage()
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title" className="unseen">
        {say('admin.totals')}
      </h2>
      <dl className="figures-row">
        {counted.map(({ of, to, label, icon }) => (
          <div key={of} className="figure">
            <dt>
              <Icon name={icon} size={22} />
              <Link to={to} className="figure-link">
                {say(label)}
              </Link>
            </dt>
            <dd>{formatCount(totals[of], language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
