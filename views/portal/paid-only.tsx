import { portalWords } from '../../src/i18n/portal.ts'
import { useBook } from '../books.ts'
import { SectionLink } from '../layout/section-link.tsx'

/** Names what only a paid package opens, where none of the child’s machines has one, or one of them has not. */
export function PaidOnly({ what }: { what: 'give' | 'hours' | 'machine' | 'sites' }) {
  const say = useBook(portalWords)
  return (
    <p className="soft measure">
      {say(`paid_only.${what}`)} <SectionLink section="pricing">{say('paid_only.see')}</SectionLink>
    </p>
  )
}
