import { Link } from 'react-router'
import { portalWords } from '../../../src/i18n/portal.ts'
import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import { LinkButton } from '../../parts/link-button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { isProtected, lacksPackage } from '../machine.ts'
import type { ChildToday } from '../read-family.ts'

/** Above rules that no machine of the child follows yet. */
export function RulesWait({ child }: { child: ChildToday }) {
  const say = useBook(portalWords)
  const { needsPackage, why, to } = useWayOut(child)
  if (child.devices.some(isProtected)) return null
  return (
    <Notice
      tone="warning"
      action={<Link to={to}>{say(needsPackage ? 'unprotected.wallet' : 'portal.add_machine')}</Link>}
    >
      {why}
    </Notice>
  )
}

type Props = { child: ChildToday; isLesser: boolean }

/** In the place of minutes and buttons while no machine of the child follows the rules: why, and the next step. */
export function Unprotected({ child, isLesser }: Props) {
  const say = useBook(todayWords)
  const sayPortal = useBook(portalWords)
  const { needsPackage, why, to } = useWayOut(child)
  const kind = isLesser ? 'secondary' : 'primary'
  return (
    <div className="child-now">
      <p className="child-headline">{say('unprotected')}</p>
      <p>{child.devices.length === 0 ? say('machines.empty', { name: child.ten }) : why}</p>
      <div>
        {needsPackage ? (
          <LinkButton to={to} kind={kind}>
            {sayPortal('unprotected.wallet')}
          </LinkButton>
        ) : (
          <LinkButton to={to} kind={kind} icon="plus">
            {say('machine.add')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** Why no machine of the child follows the rules, and where that changes. */
function useWayOut({ ma_tre_em, ten: name, devices }: ChildToday) {
  const say = useBook(portalWords)
  const needsPackage = devices.some(lacksPackage)
  return {
    needsPackage,
    why: say(needsPackage ? 'unprotected.package' : 'unprotected.pair', { name }),
    to: needsPackage ? '/wallet' : `/user/them-may?con=${ma_tre_em}`,
  }
}
