import type { Grant, Policy, Rule } from '../../../shared/rules/policy.ts'
import { isRule } from '../../../shared/rules/read-rules.ts'

export interface ListLink {
  name: string
  version: string
  url: string
}

/** Whether something is recorded, and of history also whether the child still has to agree. */
interface Consents {
  time: boolean
  history: boolean
  childToAsk: boolean
  version: number
}

/** The rules of this machine, as far as this version of the client understands them. */
export interface KnownPolicy extends Policy {
  version: number
  child: string
  childId: number | null
  lists: ListLink[]
  consents: Consents
  licence_ends: number | null
  /** Kinds that a newer server knows: the parent is told that they do not hold here. */
  unknown: string[]
}

const grantKinds = ['minutes', 'until', 'site', 'app', 'lock']

export function readPolicy(sent: unknown): KnownPolicy | null {
  const { version, child, rules, grants, lists, consents, licence_ends, grace_ends } = objectOf(sent)
  if (!Number.isInteger(version) || !Array.isArray(rules)) return null
  const known = rules.filter(isRule) as Rule[]
  const kinds = rules.filter(rule => !isRule(rule)).map(rule => String(objectOf(rule).kind))
  return {
    version: version as number,
    child: String(objectOf(child).name ?? ''),
    childId: typeof objectOf(child).id === 'number' ? (objectOf(child).id as number) : null,
    rules: known,
    grants: listOf(grants).flatMap(readGrant),
    lists: listOf(lists).flatMap(readList),
    consents: readConsents(objectOf(consents)),
    licence_ends: momentOf(licence_ends),
    grace_ends: momentOf(grace_ends),
    unknown: [...new Set(kinds)],
  }
}

function readGrant(sent: unknown): Grant[] {
  const { kind, at, until, minutes, name } = objectOf(sent)
  const given = momentOf(at)
  if (!grantKinds.includes(String(kind)) || given === null) return []
  return [
    {
      kind: kind as Grant['kind'],
      at: given,
      until: momentOf(until) ?? Number.MAX_SAFE_INTEGER,
      ...(typeof minutes === 'number' && { minutes }),
      ...(typeof name === 'string' && { name }),
    },
  ]
}

function readList(sent: unknown): ListLink[] {
  const { name, version, url } = objectOf(sent)
  return typeof name === 'string' && typeof url === 'string' ? [{ name, version: String(version), url }] : []
}

function readConsents(sent: Record<string, unknown>): Consents {
  const history = objectOf(sent.history)
  return {
    time: isOn(sent.time),
    history: isOn(sent.history),
    childToAsk: isOn(sent.history) && history.child_needed !== false && !history.child_at,
    version: Number(history.version ?? 1),
  }
}

function isOn(sent: unknown): boolean {
  return sent === true || objectOf(sent).on === true
}

/** Of a moment in ISO 8601; null for anything else. */
function momentOf(sent: unknown): number | null {
  const moment = typeof sent === 'string' ? Date.parse(sent) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}

function objectOf(sent: unknown): Record<string, unknown> {
  return Object(sent) as Record<string, unknown>
}

function listOf(sent: unknown): unknown[] {
  return Array.isArray(sent) ? sent : []
}
