import { machineWords } from '../../../src/i18n/machine.ts'
import { dateInVietnam, formatDate } from '../../../src/shared/dates.ts'
import { useBook } from '../../books.ts'
import { LinkButton } from '../../parts/link-button.tsx'
import { Icon } from '../../pictures/icon.tsx'
import { isProtected, isUnreached, lacksPackage, lacksTest, lookOf, type Machine } from '../machine.ts'
import { useMoment } from '../moment-words.ts'
import { PaidOnly } from '../paid-only.tsx'
import type { MachineRead } from './read-machine.ts'

/** In one sentence, how the machine stands now. */
export function Standing({ read: { machine, now, freeAgain } }: { read: MachineRead }) {
  const say = useBook(machineWords)
  const { state } = machine
  const { tone, icon } = lookOf(machine)
  return (
    <>
      <div className={`card machine-standing tone-${tone}`}>
        <Icon name={icon} size={32} />
        <p role="status">{useSentence(machine, now)}</p>
        {lacksPackage(machine) ? (
          <LinkButton to="/wallet" kind={freeAgain ? 'secondary' : 'primary'}>
            {say('state.wallet')}
          </LinkButton>
        ) : (
          (state === 'none' || state === 'removed') && <LinkButton to="/user/them-may">{say('state.pair')}</LinkButton>
        )}
      </div>
      {machine.rules_withheld && <PaidOnly what="machine" />}
    </>
  )
}

function useSentence(machine: Machine, now: string): string {
  const { state, wanted, applied, applied_at, last_seen, checks, grace_ends } = machine
  const say = useBook(machineWords)
  const moment = useMoment()
  const counts = { passed: checks.filter(({ ok }) => ok).length, all: checks.length }
  switch (state) {
    case 'green':
      return say('state.green', { ...counts, version: applied!, time: moment(applied_at ?? now, now) })
    case 'waiting':
      if (lacksTest(machine)) return say('state.lacks_test', counts)
      if (applied === wanted) return say('state.waiting_tests')
      return applied === null ? say('state.waiting_first') : say('state.waiting', { wanted, version: applied })
    case 'problem':
      if (counts.passed < counts.all || applied === null) return say('state.problem', counts)
      return say('state.problem_behind', { wanted, version: applied })
    case 'silent':
      return say(isUnreached(machine) ? 'state.silent_behind' : 'state.silent', { time: moment(last_seen ?? now, now) })
    case 'none':
      if (isProtected(machine)) return say('state.grace', { day: formatDate(dateInVietnam(new Date(grace_ends!))) })
      return say(lacksPackage(machine) ? 'state.no_package' : 'state.none')
    default:
      return say(`state.${state}`)
  }
}
