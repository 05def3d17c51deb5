import type { Knex } from 'knex'
import { nextVersion, type Status, type SubscriptionRow } from '../subscriptions/store.ts'
import type { Term } from '../subscriptions/term.ts'
import { isRenewable } from './price-store.ts'

/** The rows that a renewal moves. */
export async function renewableRows(tx: Knex, renewal_id: number): Promise<SubscriptionRow[]> {
  return tx('goi_dich_vu')
    .whereIn('id', tx('renewed_rows').where({ renewal_id }).select('goi_dich_vu_id'))
    .whereRaw(isRenewable)
    .orderBy(['ngay_ket_thuc', 'id'])
    .forNoKeyUpdate()
}

export async function markPaid(tx: Knex, { id, order, from }: { id: number; order: number; from: string }) {
  await tx('renewals').where({ id, paid_order_id: null }).update({ paid_order_id: order, renewed_from: from })
}

/** The caller holds the family, and with it every writer of this row. */
export async function saveRenewed(
  tx: Knex,
  { id, nguoi_dung_id }: SubscriptionRow,
  saved: Term & { trang_thai: Status; nguoi_dung_id: number | null },
): Promise<SubscriptionRow> {
  const phien_ban = nguoi_dung_id === null ? tx.raw('phien_ban + 1') : nextVersion(tx, nguoi_dung_id, id)
  const [row] = await tx('goi_dich_vu')
    .where({ id })
    .update({ ...saved, ten_thiet_bi_cu: null, ma_thiet_bi_cu: null, phien_ban })
    .returning('*')
  return row
}

export async function keepTerms(
  tx: Knex,
  renewal_id: number,
  goi_dich_vu_id: number,
  terms: { before: Term; after: Term },
) {
  await tx('renewed_rows')
    .where({ renewal_id, goi_dich_vu_id })
    .update({ before: JSON.stringify(terms.before), after: JSON.stringify(terms.after) })
}

/** The terms that a payment changed, of rows that were not cancelled since. */
export async function keptTerms(
  tx: Knex,
  renewal_id: number,
): Promise<{ row: SubscriptionRow; before: Term; after: Term }[]> {
  const kept = await tx('renewed_rows').where({ renewal_id }).whereNotNull('after')
  const rows: SubscriptionRow[] = await tx('goi_dich_vu')
    .whereIn(
      'id',
      kept.map(({ goi_dich_vu_id }) => goi_dich_vu_id),
    )
    .whereNot('trang_thai', 'HUY')
    .orderBy('id')
    .forNoKeyUpdate()
  return rows.map(row => ({ row, ...kept.find(({ goi_dich_vu_id }) => goi_dich_vu_id === row.id) }))
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

/** The period is not paid for any more, and none of its rows is renewed. Returns its purchase. */
export async function unmarkPaid(tx: Knex, id: number): Promise<string> {
  await tx('renewed_rows').where({ renewal_id: id }).update({ before: null, after: null })
  const [{ purchase }] = await tx('renewals')
    .where({ id })
    .update({ paid_order_id: null, renewed_from: null })
    .returning('purchase')
  return purchase
}
