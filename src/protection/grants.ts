import type { Knex } from 'knex'
import { lockChild } from '../family/index.ts'
import { fail } from '../kernel/failure.ts'
import type { Writer } from '../kernel/given.ts'
import { reply } from '../kernel/reply.ts'
import { dateInVietnam, startOfDay } from '../shared/dates.ts'
import type { Values } from '../shared/fields.ts'
import { isUuid, type newGrant } from '../shared/protection-fields.ts'
import { budgetAt } from '../shared/rules/decide.ts'
import { isGrantPaidFor } from '../shared/rules/opens.ts'
import { type Grant, isTargetKind, type Rule } from '../shared/rules/policy.ts'
import { nameOf } from '../shared/rules/targets.ts'
import { isAllowed, withAllowed, withoutAllowed } from './allowing.ts'
import type { ChildOf } from './child.ts'
import { tellEvent } from './events.ts'
import { endOfGift, failIfForeign, failIfSenseless, longestGift } from './gift.ts'
import {
  findGrant,
  findGrants,
  type GrantRow,
  insertGrant,
  insertUndo,
  isGivenForever,
  wasAllowedBefore,
} from './grants-store.ts'
import { packagesOf } from './packages.ts'
import { raiseVersion } from './policy.ts'
import { findPolicy } from './policy-store.ts'
import { countUsed } from './use/index.ts'

/** What a parent gives or locks. The same id again is the same gift. */
export async function give(given: Writer & { id: number }, body: Values<typeof newGrant>) {
  const { tx, id: ma_tre_em, now, caller } = given
  const child = (await lockChild(tx, ma_tre_em)) ?? fail('not_found')
  const known = await findGrant(tx, child.ma_phu_huynh, body.id)
  if (known) return known.ma_tre_em === ma_tre_em ? reply({ data: known, known: true }) : fail('not_found')
  failIfForeign(body)
  failIfSenseless(body, given)
  const { id, kind } = body
  const name = body.name === undefined ? null : nameOf(kind, body.name)
  if (isGrantPaidFor(kind) && (await packagesOf(tx, child, now)).isFree) fail('not_in_package')
  const grant = {
    id,
    kind,
    name,
    how_long: isTargetKind(kind) ? (body.how_long ?? 'today') : null,
    minutes: kind === 'minutes' ? body.minutes! : null,
    until: endOfGift(body, now),
    at: now,
  }
  const rule = ruleOf(grant)
  const allowed_before = rule !== null && (await isAllowedWithout(tx, child, rule))
  await insertGrant(tx, child, { ...grant, given_by: caller.person!.ma_phu_huynh, allowed_before })
  await raiseVersion(given, child, { change: rules => (rule ? withAllowed(rules, rule) : rules) })
  const made = (await findGrant(tx, child.ma_phu_huynh, id))!
  await tellEvent(given, child, 'given', told(made))
  return reply({ data: made })
}

/** Takes back what was not used of a gift yet, and the rule that it made. */
export async function undo(given: Writer & { params: Record<string, string> }) {
  const { tx, now, caller, params } = given
  const { ma_phu_huynh } = caller.person!
  const grant = (await findOwnGrant(tx, ma_phu_huynh, params.grant!)) ?? fail('not_found')
  const child = (await lockChild(tx, grant.ma_tre_em)) ?? fail('not_found')
  const present = (await findGrant(tx, ma_phu_huynh, grant.id))!
  if (present.undone_at) return reply({ data: present })
  const minutes = present.kind === 'minutes' ? await unusedOf(tx, child, present, now) : null
  await insertUndo(tx, child, { undoes: present.id, minutes, given_by: ma_phu_huynh, at: now })
  const rule = ruleOf(present)
  const isGone =
    rule !== null && !(await wasAllowedBefore(tx, ma_phu_huynh, present.id)) && !(await isGivenForever(tx, child, rule))
  await raiseVersion(given, child, { change: rules => (isGone ? withoutAllowed(rules, rule) : rules) })
  const undone = (await findGrant(tx, ma_phu_huynh, present.id))!
  await tellEvent(given, child, 'undone', told(undone))
  return reply({ data: undone })
}

/**
 * Whether it is enforced as a gift. Of minutes that were undone, what was used of them stays; one for always is a rule,
 * which the parent may have changed since.
 */
export function isEnforced({ kind, how_long, undone_at }: GrantRow): boolean {
  return kind === 'minutes' || (!undone_at && how_long !== 'always')
}

/** As the engine takes them. */
export function asGrants(rows: GrantRow[]): Grant[] {
  return rows.filter(isEnforced).map(({ kind, at, until, minutes, taken_back, name }) => {
    return {
      kind,
      at: at.getTime(),
      until: until!.getTime(),
      ...(minutes !== null && { minutes: minutes - taken_back }),
      ...(name !== null && { name }),
    }
  })
}

/** What holds at a moment and can be undone, the newest first: one for always while its rule stands. */
export function runningAt(rows: GrantRow[], rules: Rule[], now: Date) {
  const stands = (row: GrantRow) => {
    const rule = ruleOf(row)
    return rule !== null && isAllowed(rules, rule)
  }
  return rows
    .filter(row => !row.undone_at && row.at <= now && (row.until ? row.until > now : stands(row)))
    .map(({ id, kind, minutes, until, name }) => ({ id, kind, minutes, until, name }))
    .toReversed()
}

/** What was given to a child, or to all of a family, since yesterday: older gifts have ended. */
export async function recentGrants(db: Knex, of: Partial<ChildOf>, now: Date): Promise<GrantRow[]> {
  return findGrants(db, of, new Date(startOfDay(dateInVietnam(now)).getTime() - longestGift))
}

async function findOwnGrant(tx: Writer['tx'], ma_phu_huynh: number, id: string): Promise<GrantRow | undefined> {
  return isUuid(id) ? findGrant(tx, ma_phu_huynh, id) : undefined
}

/** The day's limit falls to the greater of what it would be without the gift and what is used. */
async function unusedOf(tx: Writer['tx'], child: ChildOf, { minutes, at }: GrantRow, now: Date): Promise<number> {
  const today = dateInVietnam(now)
  if (dateInVietnam(at) !== today) return 0
  const { rules } = await findPolicy(tx, child)
  const limit = budgetAt({ rules, grants: asGrants(await recentGrants(tx, child, now)) }, now.getTime())
  const used = await countUsed(tx, child, today)
  return limit === null ? minutes! : Math.max(0, Math.min(minutes!, limit - used))
}

/** What the journal says of it. */
function told({ id, kind, minutes, until, name, how_long, taken_back }: GrantRow) {
  return { id, kind, minutes, until, name, how_long, taken_back }
}

/** Whether the parent’s own rules allow it, and not those that gifts have made. */
async function isAllowedWithout(tx: Writer['tx'], child: ChildOf, rule: NonNullable<ReturnType<typeof ruleOf>>) {
  return isAllowed((await findPolicy(tx, child)).rules, rule) && !(await isGivenForever(tx, child, rule))
}

/** What a gift for always becomes a rule of. */
function ruleOf({ kind, name, how_long }: Pick<GrantRow, 'kind' | 'name' | 'how_long'>) {
  return isTargetKind(kind) && name !== null && how_long === 'always' ? { kind, name } : null
}
