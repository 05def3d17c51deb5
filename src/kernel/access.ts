import type { Knex } from 'knex'
import type { Caller, Services } from './endpoint.ts'
import { fail } from './failure.ts'

/** The family that an id belongs to; undefined when there is no such row. `self` is who asks. */
type FamilyOf = (db: Knex, id: number, self?: number) => Promise<number | undefined>
/** An owner is a parent or any admin. Where a child's behaviour is concerned, admins are refused: only the parent is let in. */
export type Who = 'visitor' | 'signed-in' | 'parent' | 'admin' | { owner: FamilyOf } | { parent: FamilyOf }

/** What OpenAPI calls it. */
export function accessOf(who: Who): string {
  if (typeof who === 'string') return who
  return 'owner' in who ? 'owner' : 'parent of the row'
}

/** Fails unless the caller may call an endpoint for `who` about the row `id`. */
export async function admit({ db }: Pick<Services, 'db'>, who: Who, { person }: Caller, id: number): Promise<void> {
  if (who === 'visitor') return
  if (!person) fail('not_signed_in')
  if (who === 'signed-in') return
  if (who === 'admin') return person.la_admin ? undefined : fail('not_allowed')
  const isForParents = who === 'parent' || 'parent' in who
  if (isForParents && person.la_admin) fail('not_allowed')
  if (who === 'parent') return
  const familyOf = 'parent' in who ? who.parent : who.owner
  const family = await familyOf(db, id, person.ma_phu_huynh)
  if (family === undefined || (family !== person.ma_phu_huynh && !person.la_admin)) fail('not_found')
}
