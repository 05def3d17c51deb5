import type { Knex } from 'knex'
import { fail } from './failure.ts'

/** A child's machine, which has been paired. */
export interface Machine {
  ma_phu_huynh: number
  ma_tre_em: number
  nguoi_dung_id: number
  /** Counts up: a later pairing of the same machine has a greater one. */
  pairing: number
}

/** The family that an id belongs to; undefined when there is no such row. `self` is who asks. */
type FamilyOf = (db: Knex, id: number, self?: number) => Promise<number | undefined>
/** What a machine says of itself: its token, and what runs there, as in `browser/1.0.0`. */
interface Claim {
  machine: string | null
  client: string | null
}

/** The machine that calls; fails when there is none. */
type MachineOf = (db: Knex, claim: Claim) => Promise<Machine>
/** An owner is a parent or any admin. Where a child's behaviour is concerned, admins are refused: only the parent is let in. */
export type Who =
  | 'visitor'
  | 'signed-in'
  | 'parent'
  | 'admin'
  | { owner: FamilyOf }
  | { parent: FamilyOf }
  | { device: MachineOf }

/** Lets in the parent of the family that a row belongs to, and any admin; to anybody else the row looks like a missing one. */
export function failUnlessOwner(
  person: { ma_phu_huynh: number; la_admin: boolean } | null,
  family: number | null | undefined,
): void {
  const isOwner = person !== null && (person.la_admin || family === person.ma_phu_huynh)
  if (family === undefined || !isOwner) fail('not_found')
}

/** What OpenAPI calls it. */
export function accessOf(who: Who): string {
  if (typeof who === 'string') return who
  if ('device' in who) return 'device'
  return 'owner' in who ? 'owner' : 'parent of the row'
}
