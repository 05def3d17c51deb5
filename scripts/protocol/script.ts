import { weekdays } from '../../src/shared/rules/policy.ts'

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

/** A step as the document that a client fetches; each one is a version more. */
export function policyOf(step: number, at: number): object {
  const { rules = [], isLocked, records } = steps[step]!
  const iso = (moment: number) => new Date(moment).toISOString()
  const consent = (on: boolean) => ({ on, version: on ? 1 : null, by: on ? 1 : null, at: on ? iso(at) : null })
  const lock = { id: crypto.randomUUID(), kind: 'lock', at: iso(at), until: iso(at + 3_600_000) }
  return {
    version: step + 1,
    child: { id: 1, name: 'An' },
    rules,
    grants: isLocked ? [lock] : [],
    lists: [],
    consents: {
      time: { ...consent(records.time), child_at: null, child_needed: false },
      history: { ...consent(records.history), child_at: null, child_needed: records.history },
    },
    licence_ends: null,
    grace_ends: null,
  }
}
