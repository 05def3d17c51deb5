import type { Knex } from 'knex'
import type { auditActions, auditKinds } from '../shared/console-lists.ts'
import type { Writer } from './given.ts'

export interface Change {
  action: (typeof auditActions)[number]
  /** The table that `subject` is an id of. */
  kind: (typeof auditKinds)[number] | null
  subject: number | null
  /** `before` and `after` of a change, `reason` of a refusal; never a secret. */
  detail: Record<string, unknown>
}

export interface AuditRow extends Change {
  at: Date
  /** Null where no person did it. */
  actor: number | null
  address: string | null
}

/** Records what the caller did, in the transaction that does it. An edit that changed nothing is not recorded. */
export async function audit({ tx, now, caller }: { tx: Knex } & Pick<Writer, 'now' | 'caller'>, change: Change) {
  if (changesNothing(change)) return
  await auditAs(tx, { at: now, actor: caller.person!.ma_phu_huynh, address: caller.address, ...change })
}

/** The same change of many subjects, in one statement. */
export async function auditEach(
  { tx, now, caller }: { tx: Knex } & Pick<Writer, 'now' | 'caller'>,
  subjects: number[],
  { kind, ...change }: Omit<Change, 'subject'>,
) {
  const by = { at: now, actor: caller.person!.ma_phu_huynh, address: caller.address, subject_kind: kind }
  await tx('audit_log').insert(subjects.map(subject => ({ ...by, ...change, subject })))
}

/** The actor need not be the caller: a visitor who has just proved who they are, a machine, or nobody. */
export async function auditAs(tx: Knex, { kind, ...row }: AuditRow): Promise<number> {
  const [entry] = await tx('audit_log')
    .insert({ ...row, subject_kind: kind })
    .returning('id')
  return entry.id
}

/** For what is recorded before it is done: adds how it ended. */
export async function completeAudit(db: Knex, id: number, detail: Record<string, unknown>): Promise<void> {
  await db('audit_log').where({ id }).update({ detail })
}

/** What a job, the gateway, the end of a term or a command did. */
export async function auditByNobody(tx: Knex, at: Date, change: Change): Promise<void> {
  await auditAs(tx, { at, actor: null, address: null, ...change })
}

/** The same of many subjects, each with what changed of it, in one statement. */
export async function auditEachByNobody(
  tx: Knex,
  at: Date,
  { kind, action }: Pick<Change, 'kind' | 'action'>,
  changes: Pick<Change, 'subject' | 'detail'>[],
): Promise<void> {
  await tx('audit_log').insert(changes.map(change => ({ at, action, subject_kind: kind, ...change })))
}

function changesNothing({ detail: { before, after, ...more } }: Change): boolean {
  const areEmpty = [before, after].every(each => each !== undefined && Object.keys(Object(each)).length === 0)
  return areEmpty && Object.keys(more).length === 0
}

/** What `changes` really changes in `row`, for the audit log. */
export function changedFrom<T extends object>(row: T, changes: Partial<T>): { before: Partial<T>; after: Partial<T> } {
  const names = (Object.keys(changes) as (keyof T)[]).filter(name => changes[name] !== row[name])
  const only = (values: Partial<T>) => Object.fromEntries(names.map(name => [name, values[name]])) as Partial<T>
  return { before: only(row), after: only(changes) }
}
