import { revenueBy } from '../../../src/billing/books/revenue-store.ts'
import { findGatewayDifferences } from '../../../src/billing/ledger/gateway-store.ts'
import { findDifferences } from '../../../src/billing/ledger/store.ts'
import type { Watched } from './world.ts'

/** In ms: two acts at once may be written in another order than they began, and each has the time of its beginning. */
const apartAtMost = 10_000

/** What the ledger would find, but for what it is right to find here. */
export async function contradictions(world: Watched, isAtOnce: boolean): Promise<string[]> {
  const found = [...(await findDifferences(world.app.db)), ...(await findGatewayDifferences(world.app.db, world.now))]
  const refused = await refusedByBank(world)
  const expected: Record<string, string[]> = {
    renewal_overpaid: await overpaidAtGateway(world, isAtOnce ? apartAtMost : 0),
    refund_missing: refused,
    // the gateway tells of the newest refund alone, which hides an older one that the bank refused
    refund_unsaid: [...world.inPortal],
    refund_differs: refused,
  }
  const wrong = found.filter(
    ({ kind, vnp_txn_ref }) => kind !== 'refund_overdue' && !expected[kind]?.includes(vnp_txn_ref),
  )
  return wrong.map(each => JSON.stringify(each))
}

/** The books by day, by month and by package are what the invoices say, but for what a bank refused to send back. */
export async function booksDiffer({ app }: Watched): Promise<string[]> {
  const { rows } = await app.db.raw(`
    select coalesce(sum(so_tien) filter (where event = 'issued'), 0) as da_thu,
           coalesce(sum(so_tien) filter (where event <> 'issued' and not exists (
             select from refunds where id = refund_id and trang_thai = 'failed')), 0) as da_hoan from invoice_events`)
  const told = JSON.stringify([Number(rows[0].da_thu), Number(rows[0].da_hoan)])
  const faults = []
  for (const group of ['ngay', 'thang', 'goi'] as const) {
    const books = await revenueBy(app.db, group, {})
    const sum = (of: 'da_thu' | 'da_hoan') => books.reduce((total, row) => total + Number(row[of]), 0)
    const said = JSON.stringify([sum('da_thu'), sum('da_hoan')])
    if (said !== told) faults.push(`the books by ${group} say ${said}, the invoices ${told}`)
  }
  return faults
}

/** Orders that count as refunded, of which a bank refused to send back the money or a part of it. */
async function refusedByBank({ app }: Watched): Promise<string[]> {
  return app
    .db('refunds')
    .join('orders', 'orders.id', 'order_id')
    .where({ 'refunds.trang_thai': 'failed', 'orders.trang_thai': 'refunded', giao_dich: null })
    .pluck('vnp_txn_ref')
}

/** Renewals that lost a place after their price was sent to the gateway. */
async function overpaidAtGateway({ app }: Watched, within: number): Promise<string[]> {
  return app
    .db('orders')
    .join('renewed_rows', 'renewed_rows.renewal_id', 'orders.renewal_id')
    .join('audit_log', 'subject', 'goi_dich_vu_id')
    .where({ subject_kind: 'goi_dich_vu', after: null })
    .where('at', '>=', app.db.raw("orders.ngay_tao - ? * interval '1 ms'", [within]))
    .pluck('vnp_txn_ref')
}
