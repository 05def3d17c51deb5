import type { Knex } from 'knex'
import type { ChildOf } from './child.ts'
import { grantsSince } from './grants.ts'
import { findGrants } from './grants-store.ts'
import { findPolicy } from './policy-store.ts'

/** The rules of a child, and what was given or locked beside them. */
export async function presentOf(db: Knex, child: ChildOf, now: Date) {
  const [{ version, rules }, grants] = await Promise.all([
    findPolicy(db, child),
    findGrants(db, child, grantsSince(now)),
  ])
  return { version, rules, grants }
}
