import { portalWords } from '../../src/i18n/portal.ts'
import { isRulePaidFor } from '../../src/shared/rules/opens.ts'
import type { Rule } from '../../src/shared/rules/policy.ts'
import { useBook } from '../books.ts'
import { SectionLink } from '../layout/section-link.tsx'
import { hasFreeOnly } from './machine.ts'
import type { ChildToday } from './read-family.ts'

/** Names the machines of the child that do not run all of these rules, where others do. */
export function WithheldOn({ child, rules }: { child: ChildToday; rules: readonly Rule[] }) {
  const say = useBook(portalWords)
  const machines = child.devices.filter(({ rules_withheld }) => rules_withheld).map(({ ten_thiet_bi }) => ten_thiet_bi)
  if (hasFreeOnly(child) || machines.length === 0 || !rules.some(isRulePaidFor)) return null
  return (
    <p className="soft measure">
      {say('paid_only.withheld', { machines: machines.join(', ') })}{' '}
      <SectionLink section="pricing">{say('paid_only.see')}</SectionLink>
    </p>
  )
}

/** Names what only a paid package opens, where none of the child’s machines has one, or one of them has not. */
export function PaidOnly({ what }: { what: 'give' | 'hours' | 'machine' | 'sites' }) {
  const say = useBook(portalWords)
  return (
    <p className="soft measure">
      {say(`paid_only.${what}`)} <SectionLink section="pricing">{say('paid_only.see')}</SectionLink>
    </p>
  )
}
