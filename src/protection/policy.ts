import { lockChild } from '../family/index.ts'
import { reply, type Writer } from '../kernel/endpoint.ts'
import { fail, failAsStale } from '../kernel/failure.ts'
import type { Values } from '../shared/fields.ts'
import type { editedRules } from '../shared/protection-fields.ts'
import type { Rule } from '../shared/rules/policy.ts'
import { isAgreed } from './consents-store.ts'
import { type ChildOf, findPolicy, insertPolicy, type KeptPolicy } from './policy-store.ts'

type OfChild = Writer & { id: number }

/** Saves what a parent has laid down. An edit of an older version is answered with the present one. */
export async function changeRules(given: OfChild, { rules, phien_ban }: Values<typeof editedRules>) {
  const { tx, id, now } = given
  const child = (await lockChild(tx, id)) ?? fail('not_found')
  const before = await findPolicy(tx, child)
  if (phien_ban !== undefined && phien_ban !== before.phien_ban) failAsStale(before)
  if (rules.some(needsTime) && !(await isAgreed(tx, child, 'time'))) fail('consent_needed')
  const after = { version: before.version + 1, phien_ban: before.phien_ban + 1, rules }
  await insertPolicy(tx, child, after, now)
  return reply({ data: after as KeptPolicy, message: 'rules_changed' })
}

/** A gift changed what the machines are told; the rules are those of before, but for `change`. */
export async function raiseVersion(tx: Writer['tx'], child: ChildOf, now: Date, change = (rules: Rule[]) => rules) {
  const { version, phien_ban, rules } = await findPolicy(tx, child)
  await insertPolicy(tx, child, { version: version + 1, phien_ban, rules: change(rules) }, now)
}

/** Without leave to count the time of a child, a limit of it could not be kept. */
function needsTime(rule: Rule): boolean {
  return rule.kind === 'budget' || 'minutes' in rule
}
