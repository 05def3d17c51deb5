import type { Knex } from 'knex'
import { failOnFields } from '../kernel/failure.ts'
import { runPreparedQuery } from '../kernel/prepared.ts'
import type { Rule } from '../shared/rules/policy.ts'
import type { ChildOf } from './child.ts'

export interface KeptPolicy {
  version: number
  phien_ban: number
  rules: Rule[]
}

const familiesAtOnce = 50_000

/** Of a child of whom nothing is stored yet. */
const first: KeptPolicy = { version: 1, phien_ban: 1, rules: [] }

export async function findPolicy(db: Knex, { ma_phu_huynh, ma_tre_em }: ChildOf): Promise<KeptPolicy> {
  const newest = db('policies').where({ ma_phu_huynh, ma_tre_em }).orderBy('version', 'desc')
  return (await newest.first('version', 'phien_ban', 'rules')) ?? first
}

/** The newest rules of each child of a family. */
export async function findPolicies(db: Knex, ma_phu_huynh: number): Promise<(KeptPolicy & { ma_tre_em: number })[]> {
  const newest = db('policies')
    .distinctOn('ma_tre_em')
    .where({ ma_phu_huynh })
    .orderBy([{ column: 'ma_tre_em' }, { column: 'version', order: 'desc' }])
    .select('ma_tre_em', 'version', 'phien_ban', 'rules')
  return runPreparedQuery(db, newest)
}

/** The caller has locked the family. */
export async function insertPolicy(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  policy: KeptPolicy,
  at: Date,
): Promise<void> {
  const rules = JSON.stringify(policy.rules)
  await tx('policies')
    .insert({ ma_phu_huynh, ma_tre_em, ...policy, rules, at })
    .catch(failAsTooMany)
}

/** Gives the stored rules a newer version, so that a gift or a lock makes no copy of them. False if none are stored yet. */
export async function renumberPolicy(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  { from, to }: { from: number; to: number },
  at: Date,
): Promise<boolean> {
  return (await tx('policies').where({ ma_phu_huynh, ma_tre_em, version: from }).update({ version: to, at })) > 0
}

/**
 * What a newer version has replaced. The newest of most children are old too, so the time finds nothing: the versions are
 * read in their order, of some families at once.
 */
export async function deleteOldPolicies(db: Knex, before: Date): Promise<number> {
  const { first, last } = (await db('policies').min('ma_phu_huynh as first').max('ma_phu_huynh as last').first())!
  let deleted = 0
  for (let from = Number(first); last !== null && from <= last; from += familiesAtOnce) {
    const { rowCount } = await db.raw(
      `with newest as (
         select ma_phu_huynh, ma_tre_em, max(version) as version from policies
         where ma_phu_huynh >= :from and ma_phu_huynh < :to group by 1, 2 having count(*) > 1
       )
       delete from policies using newest
       where (policies.ma_phu_huynh, policies.ma_tre_em) = (newest.ma_phu_huynh, newest.ma_tre_em)
         and policies.version < newest.version and at < :before`,
      { from, to: from + familiesAtOnce, before },
    )
    deleted += rowCount
  }
  return deleted
}

function failAsTooMany(error: { constraint?: string }): never {
  if (error.constraint === 'policies_rules_check') failOnFields({ rules: 'too_many_rules' })
  throw error
}
