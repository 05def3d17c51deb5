import type { Knex } from 'knex'
import { findChild } from '../../family/index.ts'
import type { Machine } from '../../kernel/access.ts'
import { reply } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import { consentsOf } from '../consents.ts'
import { grantsSince } from '../grants.ts'
import { findGrants, type GrantRow } from '../grants-store.ts'
import { findPolicy } from '../policy-store.ts'
import { termsOf } from './licence.ts'

/** All that a machine has to know, in one document. Its version is its ETag. */
export async function readDevicePolicy({ db, machine, now }: { db: Knex; machine: Machine | null; now: Date }) {
  const child = (await findChild(db, machine!.ma_tre_em)) ?? fail('machine_removed')
  const [{ version, rules }, grants, consents, { licence_ends, grace_ends }] = await Promise.all([
    findPolicy(db, child),
    findGrants(db, child, grantsSince(now)),
    consentsOf(db, child),
    termsOf(db, machine!, now),
  ])
  const data = {
    version,
    child: { id: child.ma_tre_em, name: child.ten_tre },
    rules,
    grants: grants.filter(isTold).map(({ id, kind, at, until, minutes, taken_back, name }) => ({
      id,
      kind,
      at,
      until,
      ...(minutes !== null && { minutes: minutes - taken_back }),
      ...(name !== null && { name }),
    })),
    lists: [],
    consents,
    licence_ends,
    grace_ends,
  }
  return reply({ data, etag: String(version) })
}

/** Of minutes that were undone, what was used of them stays. */
function isTold({ kind, undone_at }: GrantRow): boolean {
  return kind === 'minutes' || !undone_at
}
