import type { Knex } from 'knex'
import { nextVersion, type Place, type Status, type Term } from '../subscriptions/index.ts'

export async function markPaid(tx: Knex, { id, order, from }: { id: number; order: number; from: string }) {
  await tx('renewals').where({ id, paid_order_id: null }).update({ paid_order_id: order, renewed_from: from })
}

/** The caller holds the family, and with it every writer of this place. */
export async function saveRenewed(
  tx: Knex,
  { id, nguoi_dung_id }: Place,
  saved: Term & { trang_thai: Status; nguoi_dung_id: number | null },
): Promise<Place> {
  const phien_ban = nguoi_dung_id === null ? tx.raw('phien_ban + 1') : nextVersion(tx, nguoi_dung_id, id)
  const [place] = await tx('goi_dich_vu')
    .where({ id })
    .update({ ...saved, ten_thiet_bi_cu: null, ma_thiet_bi_cu: null, phien_ban })
    .returning('*')
  return place
}

export async function recordTerms(
  tx: Knex,
  renewal_id: number,
  goi_dich_vu_id: number,
  terms: { before: Term; after: Term },
) {
  await tx('renewed_rows')
    .where({ renewal_id, goi_dich_vu_id })
    .update({ before: JSON.stringify(terms.before), after: JSON.stringify(terms.after) })
}

/** The places whose terms a payment changed. */
export function renewedPlaces(tx: Knex, renewal_id: number) {
  return tx('renewed_rows').where({ renewal_id }).whereNotNull('after').select('goi_dich_vu_id')
}

/** The terms that a payment changed, of places that were not cancelled since. */
export async function movedTerms(tx: Knex, renewal_id: number): Promise<{ place: Place; before: Term; after: Term }[]> {
  const moved = await renewedPlaces(tx, renewal_id).select('before', 'after')
  const places: Place[] = await tx('goi_dich_vu')
    .whereIn(
      'id',
      moved.map(({ goi_dich_vu_id }) => goi_dich_vu_id),
    )
    .whereNot('trang_thai', 'HUY')
    .orderBy('id')
    .forNoKeyUpdate()
  return places.map(place => ({ place, ...moved.find(({ goi_dich_vu_id }) => goi_dich_vu_id === place.id) }))
}

/** The period is not paid for any more, and none of its places is renewed. Returns its purchase. */
export async function unmarkPaid(tx: Knex, id: number): Promise<string> {
  await tx('renewed_rows').where({ renewal_id: id }).update({ before: null, after: null })
  const [{ purchase }] = await tx('renewals')
    .where({ id })
    .update({ paid_order_id: null, renewed_from: null })
    .returning('purchase')
  return purchase
}

/** Whether a later renewal of the same places is paid: its term begins where that of this one ends. */
export async function isRenewedSince(tx: Knex, renewal_id: number): Promise<boolean> {
  const later = tx('renewed_rows as own')
    .join('renewed_rows as later', 'later.goi_dich_vu_id', 'own.goi_dich_vu_id')
    .where({ 'own.renewal_id': renewal_id })
    .whereNotNull('own.after')
    .whereNotNull('later.after')
    .where('later.renewal_id', '>', renewal_id)
  return (await later.first('later.renewal_id')) !== undefined
}

/** Whether a renewal of this purchase is paid. */
export async function isPurchaseRenewed(tx: Knex, purchase: string): Promise<boolean> {
  return (await tx('renewals').where({ purchase }).whereNotNull('paid_order_id').first('id')) !== undefined
}
