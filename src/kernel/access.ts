import type { Knex } from 'knex'

/** The family that an id belongs to; undefined when there is no such row. `self` is who asks. */
type FamilyOf = (db: Knex, id: number, self?: number) => Promise<number | undefined>
/** An owner is a parent or any admin. Where a child's behaviour is concerned, admins are refused: only the parent is let in. */
export type Who = 'visitor' | 'signed-in' | 'parent' | 'admin' | { owner: FamilyOf } | { parent: FamilyOf }

/** What OpenAPI calls it. */
export function accessOf(who: Who): string {
  if (typeof who === 'string') return who
  return 'owner' in who ? 'owner' : 'parent of the row'
}
