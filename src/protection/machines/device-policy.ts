import type { Knex } from 'knex'
import { findChild } from '../../family/index.ts'
import type { Machine } from '../../kernel/access.ts'
import type { Services } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import { reply } from '../../kernel/reply.ts'
import { isGrantPaidFor, rulesFor, rulesWithin } from '../../shared/rules/opens.ts'
import { consentsOf } from '../consents.ts'
import { presentOf } from '../present.ts'
import { termsOf } from './licence.ts'

interface Given extends Pick<Services, 'webLists'> {
  db: Knex
  machine: Machine | null
  now: Date
}

/** All that a machine has to know, in one document. Its version is its ETag. */
export async function readDevicePolicy({ db, machine, now, webLists }: Given) {
  const child = (await findChild(db, machine!.ma_tre_em)) ?? fail('removed')
  const [{ version, ...present }, consents, { isPaid, licence_ends, grace_ends }, lists] = await Promise.all([
    presentOf(db, child, now),
    consentsOf(db, child, now),
    termsOf(db, machine!, now),
    webLists(),
  ])
  const { rules } = rulesFor({ rules: rulesWithin(present.rules, consents.time.on), grants: [] }, isPaid)
  const grants = present.grants.filter(grant => isTold(grant) && (isPaid || !isGrantPaidFor(grant.kind)))
  const data = {
    version,
    child: { id: child.ma_tre_em, name: child.ten_tre },
    rules,
    grants: grants.map(({ id, kind, at, until, minutes, taken_back, name }) => ({
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

/** Of minutes that were undone, what was used of them stays. */
function isTold({ kind, undone_at }: Awaited<ReturnType<typeof presentOf>>['grants'][number]): boolean {
  return kind === 'minutes' || !undone_at
}
