import { Link } from 'react-router'
import { todayWords } from '../../../src/i18n/today.ts'
import { dateInVietnam, formatDate } from '../../../src/shared/dates.ts'
import { useBook } from '../../books.ts'
import { Icon } from '../../pictures/icon.tsx'
import { machinePath } from '../child-paths.ts'
import { lacksAllowance, lacksPackage, lacksTest, lookOf, type Machine } from '../machine.ts'
import { useMoment } from '../moment-words.ts'
import type { ChildToday } from '../read-family.ts'

/** The proof: how each machine of a child stands, and when that was known. */
export function Machines({ child: { ten: name, devices }, now }: { child: ChildToday; now: string }) {
  const say = useBook(todayWords)
  return (
    <ul className="plain machines" aria-label={say('machines.heading', { name })}>
      {devices.map(machine => (
        <li key={machine.nguoi_dung_id}>
          <MachineLine machine={machine} now={now} />
        </li>
      ))}
    </ul>
  )
}

function MachineLine({ machine, now }: { machine: Machine; now: string }) {
  const say = useBook(todayWords)
  const moment = useMoment()
  const { nguoi_dung_id, ten_thiet_bi, state, checks, last_seen, rules_withheld } = machine
  const { tone, icon } = lookOf(machine)
  const passed = checks.filter(({ ok }) => ok).length
  const isAwake = state === 'green' || state === 'problem' || lacksTest(machine)
  const ends = useEnd(machine, now)
  const more = [
    ends.more,
    rules_withheld && say('machine.withheld'),
    isAwake && checks.length > 0 && say('machine.checks', { passed, all: checks.length }),
    (state === 'silent' || state === 'removed') && last_seen && say('machine.seen', { time: moment(last_seen, now) }),
  ].filter(Boolean)
  return (
    <Link to={machinePath(nguoi_dung_id)} className={`machine tone-${tone}`}>
      <Icon name={icon} />
      <span>
        <strong>{ten_thiet_bi}</strong>
        <span className="machine-state">{[ends.instead ?? say(standingOf(machine)), ...more].join(', ')}</span>
      </span>
      <Icon name="chevron-right" size={18} />
    </Link>
  )
}

/** The name of the words for how a machine stands. */
export function standingOf(machine: Machine) {
  if (lacksPackage(machine)) return 'machine.no_package'
  if (lacksAllowance(machine)) return 'machine.lacks_allowance'
  return lacksTest(machine) ? 'machine.lacks_test' : (`machine.${machine.state}` as const)
}

/** A package that ends within a week or has ended is told beside the state, and instead of it when no rule holds. */
function useEnd({ licence_ends, grace_ends, rules_hold }: Machine, now: string): { more?: string; instead?: string } {
  const say = useBook(todayWords)
  const day = (moment: string) => formatDate(dateInVietnam(new Date(moment)))
  if (licence_ends === null || grace_ends === null) return {}
  if (grace_ends <= now) return { instead: say('machine.over') }
  if (licence_ends <= now && rules_hold) return { instead: say('machine.grace', { day: day(grace_ends) }) }
  const isSoon = licence_ends > now && Date.parse(licence_ends) - Date.parse(now) <= 7 * 86_400_000
  return isSoon ? { more: say('machine.ends', { day: day(licence_ends) }) } : {}
}
