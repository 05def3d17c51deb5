import { failOnFields } from '../kernel/failure.ts'
import type { Writer } from '../kernel/given.ts'
import { dateInVietnam, startOfNextDay } from '../shared/dates.ts'
import type { Values } from '../shared/fields.ts'
import type { newGrant } from '../shared/protection-fields.ts'
import { isTargetKind } from '../shared/rules/policy.ts'
import { isSite, isTarget } from '../shared/rules/read-rules.ts'
import { failIfOwnSite } from './own-sites.ts'
import { failIfRegistry } from './registries.ts'

const once = 10 * 60_000
export const longestGift = 86_400_000

/** What a parent gives, or a child asks for. */
type Gift = Omit<Values<typeof newGrant>, 'id'>

/** The fields that each kind has. */
const fieldsOf: Record<Gift['kind'], (keyof Gift)[]> = {
  minutes: ['minutes'],
  until: ['until'],
  lock: ['until'],
  site: ['name', 'how_long'],
  app: ['name', 'how_long'],
}

/** Refuses the fields of another kind, because their sender means something else. */
export function failIfForeign(gift: Gift, own = fieldsOf[gift.kind]): void {
  const foreign = (['minutes', 'until', 'name', 'how_long'] as const).filter(
    field => gift[field] !== undefined && !own.includes(field),
  )
  if (foreign.length > 0) failOnFields(Object.fromEntries(foreign.map(field => [field, 'invalid_input'])))
}

export function failIfSenseless(gift: Gift, { now, site }: Pick<Writer, 'now' | 'site'>): void {
  const { kind, minutes, until, name } = gift
  if (kind === 'minutes' && minutes === undefined) failOnFields({ minutes: 'required' })
  if (kind === 'until' && until === undefined) failOnFields({ until: 'required' })
  if (until !== undefined && !isWithin(until, now)) failOnFields({ until: 'invalid_moment' })
  if (isTargetKind(kind) && name === undefined) failOnFields({ name: 'required' })
  if (kind === 'site' && !isSite(name!)) failOnFields({ name: 'invalid_site' })
  failIfOwnSite('name', [gift], site)
  failIfRegistry('name', [gift])
  if (kind === 'app' && !isTarget(kind, name)) failOnFields({ name: 'invalid_input' })
}

/** Null where it lasts for good. */
export function endOfGift({ kind, until, how_long }: Gift, now: Date): Date | null {
  if (how_long === 'always') return null
  if (how_long === 'once') return new Date(now.getTime() + once)
  if ((kind === 'until' || kind === 'lock') && until !== undefined) return new Date(until)
  return startOfNextDay(dateInVietnam(now))
}

/** A gift that lasts for more than a day is a rule. */
function isWithin(until: string, now: Date): boolean {
  const wait = Date.parse(until) - now.getTime()
  return wait > 0 && wait <= longestGift
}
