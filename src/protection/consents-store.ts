import type { Knex } from 'knex'
import type { purposes } from '../shared/protection-fields.ts'
import type { ChildOf } from './child.ts'

export type Purpose = (typeof purposes)[number]

interface Consent {
  purpose: Purpose
  given_at: Date
  version: number
  given_by: number
  child_at: Date | null
}

/** The consents that hold now. */
export async function findConsents(db: Knex, { ma_phu_huynh, ma_tre_em }: ChildOf): Promise<Consent[]> {
  return db('consents')
    .where({ ma_phu_huynh, ma_tre_em, withdrawn_at: null })
    .select('purpose', 'given_at', 'version', 'given_by', 'child_at')
}

/** To count time, the parent’s consent is enough; a history may need the child’s own, see `use/agreed-store.ts`. */
export async function mayCountTime(db: Knex, { ma_phu_huynh, ma_tre_em }: ChildOf): Promise<boolean> {
  const given = db('consents').where({ ma_phu_huynh, ma_tre_em, purpose: 'time', withdrawn_at: null })
  return (await given.first('purpose')) !== undefined
}

/** False, and nothing changes, where it is given already. */
export async function insertConsent(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  consent: Omit<Consent, 'child_at'>,
): Promise<boolean> {
  const made = await tx('consents')
    .insert({ ma_phu_huynh, ma_tre_em, ...consent })
    .onConflict(tx.raw('(ma_phu_huynh, ma_tre_em, purpose) where withdrawn_at is null'))
    .ignore()
    .returning('purpose')
  return made.length === 1
}

/** Holds from the moment it was given at the earliest, also where the clock of this process is behind. False if none was. */
export async function withdrawConsent(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  purpose: Purpose,
  withdrawn_at: Date,
): Promise<boolean> {
  const given = tx('consents').where({ ma_phu_huynh, ma_tre_em, purpose, withdrawn_at: null })
  return (await given.update({ withdrawn_at: tx.raw('greatest(given_at, ?)', [withdrawn_at]) })) === 1
}

/** False if nothing waits for the child's own yes. */
export async function setChildConsent(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  { purpose, version }: { purpose: Purpose; version: number },
  child_at: Date,
): Promise<boolean> {
  const given = tx('consents').where({ ma_phu_huynh, ma_tre_em, purpose, version, withdrawn_at: null, child_at: null })
  return (await given.update({ child_at })) === 1
}
