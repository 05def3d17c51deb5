import type { Knex } from 'knex'
import { nextVersion, type Place } from './store.ts'

/** Undefined if the place was changed since it was read. */
export async function movePlace(
  tx: Knex,
  { id, phien_ban, nguoi_dung_id: from }: Place,
  nguoi_dung_id: number,
): Promise<Place | undefined> {
  const [moved] = await tx('goi_dich_vu')
    .where({ id, phien_ban, nguoi_dung_id: from, trang_thai: 'DANG_HOAT_DONG' })
    .update({ nguoi_dung_id, phien_ban: nextVersion(tx, nguoi_dung_id, id) })
    .returning('*')
  return moved
}

interface Move {
  /** As it was before. */
  place: Place
  to_device: number
  at: Date
  /** Null where an admin moved it, which does not count. */
  by_parent: number | null
}

export async function insertMove(tx: Knex, { place, ...move }: Move): Promise<void> {
  await tx('moves').insert({ ...move, goi_dich_vu_id: place.id, from_device: place.nguoi_dung_id })
}

/** When the parent moved last, newest first. */
export async function lastMoves(tx: Knex, by_parent: number, most: number): Promise<Date[]> {
  return tx('moves').where({ by_parent }).orderBy('at', 'desc').limit(most).pluck('at')
}
