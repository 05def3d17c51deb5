import { Link } from 'react-router'
import { portalWords } from '../../../src/i18n/portal.ts'
import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import { LinkButton } from '../../parts/link-button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { isProtected, lacksPackage } from '../machine.ts'
import type { ChildToday } from '../read-family.ts'

/** Above rules that no machine of the child follows yet. */
export function RulesWait({ child: { ma_tre_em, ten: name, devices } }: { child: ChildToday }) {
  const say = useBook(portalWords)
  if (devices.some(isProtected)) return null
  const needsPackage = devices.some(lacksPackage)
  const to = needsPackage ? '/wallet' : `/user/them-may?con=${ma_tre_em}`
  return (
    <Notice
      tone="warning"
      action={<Link to={to}>{say(needsPackage ? 'unprotected.wallet' : 'portal.add_machine')}</Link>}
    >
      {say(needsPackage ? 'unprotected.package' : 'unprotected.pair', { name })}
    </Notice>
  )
}

type Props = { child: ChildToday; isLesser: boolean }

/** In the place of minutes and buttons while no machine of the child follows the rules: why, and the next step. */
export function Unprotected({ child: { ma_tre_em, ten: name, devices }, isLesser }: Props) {
  const say = useBook(todayWords)
  const sayPortal = useBook(portalWords)
  const needsPackage = devices.some(lacksPackage)
  const why = sayPortal(needsPackage ? 'unprotected.package' : 'unprotected.pair', { name })
  const kind = isLesser ? 'secondary' : 'primary'
  return (
    <div className="child-now">
      <p className="child-headline">{say('unprotected')}</p>
      <p>{devices.length === 0 ? say('machines.empty', { name }) : why}</p>
      <div>
        {needsPackage ? (
          <LinkButton to="/wallet" kind={kind}>
            {sayPortal('unprotected.wallet')}
          </LinkButton>
        ) : (
          <LinkButton to={`/user/them-may?con=${ma_tre_em}`} kind={kind} icon="plus">
            {say('machine.add')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
