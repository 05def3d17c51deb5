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

/** A child without rules has the first version of none. */
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

/** What a newer version has replaced. */
export async function deleteOldPolicies(db: Knex, before: Date): Promise<number> {
  return db('policies')
    .where('at', '<', before)
    .whereExists(
      db('policies as newer')
        .whereRaw('(newer.ma_phu_huynh, newer.ma_tre_em) = (policies.ma_phu_huynh, policies.ma_tre_em)')
        .whereRaw('newer.version > policies.version')
        .select(db.raw('1')),
    )
    .delete()
}

function failAsTooMany(error: { constraint?: string }): never {
  if (error.constraint === 'policies_rules_check') failOnFields({ rules: 'too_many_rules' })
  throw error
}
