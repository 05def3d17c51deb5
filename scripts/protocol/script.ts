import { weekdays } from '../../src/shared/rules/policy.ts'
import { childName } from '../machine/words.ts'

interface Step {
  what: string
  rules?: object[]
  isLocked?: true
  records: { time: boolean; history: boolean }
  isTested?: true
}

const time = { time: true, history: false }

/** What a client is told, one after another, each when it has applied the one before. */
export const steps: Step[] = [
  { what: 'nothing is recorded, and everything may be used', records: { time: false, history: false } },
  {
    what: 'minutes are counted, a site is blocked, and there is a kind of rule that nobody knows',
    records: time,
    rules: [
      ...weekdays.map(weekday => ({ kind: 'budget', weekday, minutes: 1_440 })),
      { kind: 'site', name: 'game.vn', block: true },
      { kind: 'of_tomorrow', name: 'unknown' },
    ],
  },
  { what: 'the parent locks the machine for an hour', records: time, isLocked: true },
  { what: 'the lock is undone, and the parent tries the blocking', records: time, isTested: true },
  { what: 'history is recorded too, once the child has agreed', records: { time: true, history: true } },
]

const iso = (moment: number) => new Date(moment).toISOString()

/** A step as the document that a client fetches, but for its version. */
export function policyOf(step: number, at: number, agreedAt: string | null): object {
  const { rules = [], isLocked } = steps[step]!
  const lock = { id: crypto.randomUUID(), kind: 'lock', at: iso(at), until: iso(at + 3_600_000) }
  return {
    child: { id: 1, name: childName },
    rules,
    grants: isLocked ? [lock] : [],
    lists: [],
    consents: consentsOf(step, at, agreedAt),
    licence_ends: null,
    grace_ends: null,
  }
}

/** What the parent has agreed to in a step, and the child with it. */
export function consentsOf(step: number, at: number, agreedAt: string | null): object {
  const { time, history } = steps[step]!.records
  const consent = (on: boolean) => ({ on, version: on ? 1 : null, by: on ? 1 : null, at: on ? iso(at) : null })
  return {
    time: { ...consent(time), child_at: null, child_needed: false },
    history: { ...consent(history), child_at: history ? agreedAt : null, child_needed: history },
  }
}
