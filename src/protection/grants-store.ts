import type { Knex } from 'knex'
import { deleteInParts } from '../kernel/delete-in-parts.ts'
import { runPreparedQuery } from '../kernel/prepared.ts'
import type { grantKinds } from '../shared/protection-fields.ts'
import type { ChildOf } from './child.ts'

export interface GrantRow {
  id: string
  ma_tre_em: number
  kind: (typeof grantKinds)[number]
  minutes: number | null
  until: Date | null
  name: string | null
  how_long: 'once' | 'today' | 'always' | null
  at: Date
  undone_at: Date | null
  /** Of minutes, what the undo took back. */
  taken_back: number
}

const columns = ['given.id', 'given.ma_tre_em', 'given.kind', 'given.minutes', 'given.until', 'given.name']

function grantRows(db: Knex): Knex.QueryBuilder {
  return db('grants as given')
    .leftJoin('grants as undo', join =>
      join.on('undo.ma_phu_huynh', 'given.ma_phu_huynh').andOn('undo.undoes', 'given.id'),
    )
    .whereNot('given.kind', 'undo')
    .select(
      ...columns,
      'given.how_long',
      'given.at',
      'undo.at as undone_at',
      db.raw('coalesce(undo.minutes, 0) as taken_back'),
    )
}

export async function findGrant(db: Knex, ma_phu_huynh: number, id: string): Promise<GrantRow | undefined> {
  return grantRows(db).where({ 'given.ma_phu_huynh': ma_phu_huynh, 'given.id': id }).first()
}

/** What a family was given since a moment, the oldest first. */
export async function findGrants(
  db: Knex,
  { ma_phu_huynh, ma_tre_em }: Partial<ChildOf>,
  since: Date,
): Promise<GrantRow[]> {
  const rows = grantRows(db).where({ 'given.ma_phu_huynh': ma_phu_huynh }).where('given.at', '>=', since)
  if (ma_tre_em !== undefined) rows.where({ 'given.ma_tre_em': ma_tre_em })
  return runPreparedQuery(db, rows.orderBy('given.at'))
}

/** Whether a gift without end that was not undone has made the rule that allows it. */
export async function isGivenForever(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  { kind, name }: { kind: string; name: string },
): Promise<boolean> {
  const given = { ma_phu_huynh, ma_tre_em, kind, name, how_long: 'always', allowed_before: false }
  const undone = tx('grants as undo').whereRaw('undo.ma_phu_huynh = grants.ma_phu_huynh and undo.undoes = grants.id')
  return (
    (await tx('grants')
      .where(given)
      .whereNotExists(undone.select(tx.raw('1')))
      .first('id')) !== undefined
  )
}

/** Whether a rule of the parent allowed it before the gift did. */
export async function wasAllowedBefore(tx: Knex, ma_phu_huynh: number, id: string): Promise<boolean> {
  return (await tx('grants').where({ ma_phu_huynh, id, allowed_before: true }).first('id')) !== undefined
}

/** The caller holds the family, which has none of that id. */
export async function insertGrant(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  grant: Omit<GrantRow, 'ma_tre_em' | 'undone_at' | 'taken_back'> & { given_by: number; allowed_before: boolean },
): Promise<void> {
  await tx('grants').insert({ ma_phu_huynh, ma_tre_em, ...grant })
}

export async function insertUndo(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  undo: { undoes: string; minutes: number | null; given_by: number; at: Date },
): Promise<void> {
  await tx('grants').insert({ ma_phu_huynh, ma_tre_em, id: tx.raw('gen_random_uuid()'), kind: 'undo', ...undo })
}

export async function deleteOldGrants(db: Knex, before: Date): Promise<number> {
  return deleteInParts(db, 'grants', db('grants').where('at', '<', before))
}
