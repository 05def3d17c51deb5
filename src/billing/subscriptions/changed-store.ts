import type { Knex } from 'knex'
import type { Place } from './store.ts'

/** The bought place whose money a change of its package takes along. */
export function originOf({ id, vnp_txn_ref, changed_from }: Place): number | null {
  return vnp_txn_ref === null ? changed_from : id
}

/** Whatever became of its places, and of what admins changed them into. The caller holds the family, and with it every writer of them. */
export async function cancelPurchase(tx: Knex, vnp_txn_ref: string): Promise<{ before: Place; after: Place }[]> {
  const places: Place[] = await tx('goi_dich_vu')
    .where(either =>
      either
        .where({ vnp_txn_ref })
        .orWhere(own => own.whereIn('changed_from', placesBought(tx, vnp_txn_ref)).where({ paid_apart: false })),
    )
    .whereNot('trang_thai', 'HUY')
    .orderBy('id')
    .forNoKeyUpdate()
  const ids = places.map(({ id }) => id)
  const ended = { trang_thai: 'HUY', tu_dong_gia_han: false, phien_ban: tx.raw('phien_ban + 1') }
  const after: Place[] = await tx('goi_dich_vu').whereIn('id', ids).update(ended).returning('*')
  return places.map(before => ({ before, after: after.find(({ id }) => id === before.id)! }))
}

export function placesBought(tx: Knex, vnp_txn_ref: string): Knex.QueryBuilder {
  return tx('goi_dich_vu').where({ vnp_txn_ref }).select('id')
}

/** What the refund of this order did not end, an admin decides about. */
export async function leaveRunning(tx: Knex, order_id: number, ids: readonly number[]): Promise<void> {
  await running(tx).whereIn('id', ids).update({ left_by: order_id })
}

/** The same of what these places were changed into. */
export async function leaveChanged(tx: Knex, order_id: number, ids: Knex.QueryBuilder): Promise<void> {
  await running(tx).whereIn('changed_from', ids).update({ left_by: order_id })
}

/** An admin has decided. */
export async function forgetLeft(tx: Knex, id: number): Promise<void> {
  await tx('goi_dich_vu').where({ id }).whereNotNull('left_by').update({ left_by: null })
}

function running(tx: Knex) {
  return tx('goi_dich_vu').whereIn('trang_thai', ['CHUA_GAN', 'DANG_HOAT_DONG'])
}
