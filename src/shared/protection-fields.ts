import { choice, date, type Field, flag, optional, text, version, whole } from './fields.ts'
import type { Rule } from './rules/policy.ts'
import { faultOfRules } from './rules/read-rules.ts'

const rules: Field<Rule[], false> = {
  schema: { type: 'array', items: { type: 'object' } },
  optional: false,
  required: 'required',
  invalid: 'invalid_rules',
  fromTyped: typed => typed,
  rule: faultOfRules,
}

/** An id that the client makes: what comes twice with the same id counts once. */
const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const momentPattern = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)$'
const moment = text({ pattern: momentPattern, invalid: 'invalid_moment' })

export const grantKinds = ['minutes', 'until', 'site', 'app', 'lock'] as const
export const newGrant = {
  id: text({ pattern: uuid }),
  kind: choice(grantKinds),
  minutes: optional(whole({ min: 1, max: 240 })),
  until: optional(moment),
  name: optional(text()),
  how_long: optional(choice(['once', 'today', 'always'])),
}

export const requestKinds = ['minutes', 'until', 'site', 'app'] as const
export const newRequest = {
  id: text({ pattern: uuid }),
  kind: choice(requestKinds),
  minutes: optional(whole({ min: 1, max: 240 })),
  until: optional(moment),
  name: optional(text()),
  reason: optional(text({ max: 500 })),
  /** When the child asked, if the request had to wait until the machine was online. */
  asked_at: optional(moment),
}

export const answeredRequest = {
  answer: choice(['yes', 'no']),
  minutes: optional(whole({ min: 1, max: 240 })),
  how_long: newGrant.how_long,
}

export function isUuid(id: string): boolean {
  return new RegExp(uuid).test(id)
}

/** In ms; null if it is not a moment with its time zone. */
export function readMoment(text: unknown): number | null {
  const at = typeof text === 'string' && new RegExp(momentPattern).test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : at
}

export const purposes = ['time', 'history'] as const
/** With the consent that a limit of time needs, where the parent gives it in the same form. */
export const editedRules = { rules, ...version, agree: optional(choice(['time'])) }
export const changedConsents = { time: optional(flag()), history: optional(flag()) }

export const ofDay = { day: optional(date()) }
export const askedSite = { dia_chi: text() }
/** Of a child, or of one of its machines alone. */
export const askedEvents = { before: optional(whole({ min: 1 })), nguoi_dung_id: optional(whole({ min: 1 })) }
export const exported = { format: optional(choice(['json', 'csv'])) }
