import { formatCount } from '../../src/shared/counts.ts'
import type { Answer } from '../api.ts'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { useLanguage } from '../words.tsx'
import { useConsoleWords } from './console-words.ts'

const counted = [
  { of: 'phu_huynh', label: 'admin.parents', icon: 'users' },
  { of: 'tre_em', label: 'admin.children', icon: 'child' },
  { of: 'thiet_bi', label: 'admin.devices', icon: 'laptop' },
  { of: 'goi', label: 'admin.packages', icon: 'package' },
] as const satisfies { of: keyof Totals; label: string; icon: IconName }[]

type Totals = Answer<'GET', '/thong-ke'>

export function TotalsCard({ totals }: { totals: Totals }) {
  const say = useConsoleWords()
  const language = useLanguage()
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title" className="unseen">
        {say('admin.totals')}
      </h2>
      <dl className="figures-row">
        {counted.map(({ of, label, icon }) => (
          <div key={of} className="figure">
            <dt>
              <Icon name={icon} size={22} />
              {say(label)}
            </dt>
            <dd>{formatCount(totals[of], language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
