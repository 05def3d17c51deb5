import type { Knex } from 'knex'
import { fail, failAsStale } from '../kernel/failure.ts'
import type { Writer } from '../kernel/given.ts'
import { aboutFamily } from '../kernel/news.ts'
import { reply } from '../kernel/reply.ts'
import type { Values } from '../shared/fields.ts'
import type { editedRules } from '../shared/protection-fields.ts'
import { isRulePaidFor } from '../shared/rules/opens.ts'
import { countsTime, type Rule } from '../shared/rules/policy.ts'
import { tidied } from '../shared/rules/read-rules.ts'
import type { ChildOf } from './child.ts'
import { mayCountTime } from './consents-store.ts'
import { tellEvent } from './events.ts'
import { failIfOwnSite, isOfOwnSite } from './own-sites.ts'
import { packagesOf } from './packages.ts'
import { findPolicy, insertPolicy, type KeptPolicy, renumberPolicy } from './policy-store.ts'
import { failIfRegistry } from './registries.ts'
import type { Telling } from './telling.ts'

/** Saves what a parent has laid down; the caller has locked the child. An edit of an older version is answered with the present one. */
export async function changeRules(given: Writer, child: ChildOf, sent: Omit<Values<typeof editedRules>, 'agree'>) {
  const { tx, now } = given
  const { phien_ban } = sent
  const before = await findPolicy(tx, child)
  const known = new Set(before.rules.map(asText))
  // one about an own site may be left from when none was refused: it never held, and would refuse every save
  const rules = tidied(sent.rules).filter(rule => !(known.has(asText(rule)) && isOfOwnSite(rule, given.site)))
  failIfOwnSite('rules', rules, given.site)
  if (phien_ban !== undefined && phien_ban !== before.phien_ban) failAsStale(before)
  // rules that a withdrawn consent or a former package left may stay, else no other rule could be changed
  const added = rules.filter(rule => !known.has(asText(rule)))
  failIfRegistry('rules', added)
  if (added.some(countsTime) && !(await mayCountTime(tx, child))) fail('consent_needed')
  if (added.some(isRulePaidFor) && (await packagesOf(tx, child, now)).isFree) fail('not_in_package')
  const after = { version: before.version + 1, phien_ban: before.phien_ban + 1, rules }
  await insertPolicy(tx, child, after, now)
  await tellEvent(given, child, 'rules_changed')
  return reply({ data: after as KeptPolicy, message: 'rules_changed' })
}

/** Equal texts for equal rules, whatever the order of their members. */
function asText(rule: Rule): string {
  return JSON.stringify(Object.entries(rule).sort())
}

interface Raise {
  change?: (rules: Rule[]) => Rule[]
  /** What a machine of the child has applied already. */
  above?: number
}

/** The newest version of a child’s document, for `machines/`, which cannot import a store of this folder. */
export async function currentPolicy(db: Knex, child: ChildOf): Promise<KeptPolicy> {
  return findPolicy(db, child)
}

/**
 * Makes the next version of a child’s document, because of something else than an edit of its rules (`changeRules`): its
 * machines compare versions alone, so each change of what they are told raises one. Who raises it:
 * - `grants.ts`: a gift or a lock was given or undone, with the rule that it makes (`change`)
 * - `consents.ts`: the parent or the child agreed to something, or it was withdrawn
 * - `birthdays.ts`: the child is seven, and has to agree to its history from now on
 * - `machines/follow-terms.ts`: the package on one of its machines is another one
 * - `machines/moving.ts`: a machine came from another child, or runs a later version than there is (`above`)
 */
export async function raiseVersion(
  given: Telling,
  child: ChildOf,
  { change = rules => rules, above = 0 }: Raise = {},
): Promise<void> {
  const { tx, now, news } = given
  const { version: from, phien_ban, rules: before } = await findPolicy(tx, child)
  const version = Math.max(from, above) + 1
  const rules = change(before)
  const isRenumbered = rules === before && (await renumberPolicy(tx, child, { from, to: version }, now))
  if (!isRenumbered) await insertPolicy(tx, child, { version, phien_ban, rules }, now)
  await news.tell(given, aboutFamily(child.ma_phu_huynh), { ma_tre_em: child.ma_tre_em, what: 'policy' })
}
