import type { Knex } from 'knex'
import { findChild } from '../../family/index.ts'
import type { Machine } from '../../kernel/access.ts'
import { fail } from '../../kernel/failure.ts'
import type { Services } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import { grantsFor, rulesFor, rulesWithin } from '../../shared/rules/opens.ts'
import { consentsOf } from '../consents.ts'
import { isEnforced, recentGrants } from '../grants.ts'
import { currentPolicy } from '../policy.ts'
import { followTerms } from './follow-terms.ts'
import { nameOfTerms, termsOf } from './licence.ts'

interface OfMachine extends Pick<Services, 'webLists' | 'news'> {
  db: Knex
  machine: Machine | null
  now: Date
}

/** All that a machine has to know, in one document. Its version is its ETag. */
export async function readDevicePolicy(given: OfMachine) {
  const { child, policy, grants, consents, terms, lists } = await readKnown(given)
  const { version } = policy
  const { isPaid, licence_ends, grace_ends } = terms
  const { rules } = rulesFor({ rules: rulesWithin(policy.rules, consents.time.on), grants: [] }, isPaid)
  const told = grantsFor(grants.filter(isEnforced), isPaid)
  const data = {
    version,
    child: { id: child.ma_tre_em, name: child.ten_tre },
    rules,
    grants: told.map(({ id, kind, at, until, minutes, taken_back, name }) => ({
      id,
      kind,
      at,
      until,
      ...(minutes !== null && { minutes: minutes - taken_back }),
      ...(name !== null && { name }),
    })),
    lists: lists.filter(({ name }) => rules.some(rule => rule.kind === 'category' && rule.block && rule.name === name)),
    consents,
    licence_ends,
    grace_ends,
  }
  return reply({ data, etag: String(version) })
}

async function readKnown(given: OfMachine) {
  const { db, now, webLists } = given
  const machine = given.machine!
  const child = (await findChild(db, machine.ma_tre_em)) ?? fail('removed')
  for (;;) {
    const followed = await followTerms(given, machine, now)
    const [policy, grants, consents, lists] = await Promise.all([
      currentPolicy(db, child),
      recentGrants(db, child, now),
      consentsOf(db, child, now),
      webLists(),
    ])
    // if the package changed while these were read, the version was not raised for it yet: all is read again
    const terms = await termsOf(db, machine, now)
    if (nameOfTerms(terms) === followed) return { child, policy, grants, consents, terms, lists }
  }
}
