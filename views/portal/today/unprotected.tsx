import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import { LinkButton } from '../../parts/link-button.tsx'
import { lacksPackage } from '../machine.ts'
import type { ChildToday } from '../read-family.ts'

type Props = { child: ChildToday; isLesser: boolean }

/** In the place of minutes and buttons while no machine of the child follows the rules: why, and the next step. */
export function Unprotected({ child: { ma_tre_em, ten: name, devices }, isLesser }: Props) {
  const say = useBook(todayWords)
  const needsPackage = devices.some(lacksPackage)
  const why = devices.length === 0 ? 'machines.empty' : needsPackage ? 'unprotected.package' : 'unprotected.pair'
  const kind = isLesser ? 'secondary' : 'primary'
  return (
    <div className="child-now">
      <p className="child-headline">{say('unprotected')}</p>
      <p>{say(why, { name })}</p>
      <div>
        {needsPackage ? (
          <LinkButton to="/wallet" kind={kind}>
            {say('unprotected.wallet')}
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
