import { audit } from '../../kernel/audit.ts'
import { csvOf } from '../../kernel/csv.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { listEndpoints } from '../../kernel/lists/endpoints.ts'
import { reply } from '../../kernel/reply.ts'
import { orderByHand } from '../../shared/books-fields.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { closingNote } from '../../shared/order-fields.ts'
import { revenueColumns, revenueQuery } from '../../shared/revenue.ts'
import { settlementQuery, settlements } from '../../shared/settlement.ts'
import { recordTransfer } from './by-hand.ts'
import { figures, revenueBy } from './revenue-store.ts'
import { closeLine, readLine, readSettlement, settleFile } from './settlement.ts'
import { settlementRows } from './settlement-lists-store.ts'

/** How far back payments are looked at beside revenue. */
const lately = 30 * 86_400_000

/** What the people need who keep the books. */
export const bookEndpoints = [
  /** Records an order that was paid by bank transfer. */
  endpoint('POST', '/payment/orders/by-hand', 'admin', { body: orderByHand, creates: true }, async given =>
    recordTransfer(given, given.body),
  ),

  endpoint('GET', '/payment/revenue.csv', 'admin', { query: revenueQuery }, async given => {
    const { db, query } = given
    const { nhom = 'ngay' } = query
    const rows = await revenueBy(db, nhom, query)
    const filters = Object.entries(query).map(([name, value]) => `${name}: ${value}`)
    const detail = { list: 'revenue', filters, rows: rows.length }
    await audit({ ...given, tx: db }, { action: 'list_exported', kind: null, subject: null, detail })
    const columns = nhom === 'goi' ? ['khoa', 'ten_goi', ...revenueColumns.slice(1)] : revenueColumns
    return reply({ data: null, csv: csvOf(columns, inOneBatch(rows)) })
  }),

  endpoint('GET', '/payment/revenue', 'admin', { query: revenueQuery }, async ({ db, query }) =>
    revenueBy(db, query.nhom ?? 'ngay', query),
  ),

  endpoint('GET', '/payment/figures', 'admin', {}, async ({ db, now }) =>
    figures(db, dateInVietnam(now), new Date(now.getTime() - lately)),
  ),

  /** Compares a file of VNPay with the orders. */
  endpoint(
    'POST',
    '/payment/settlements',
    'admin',
    { query: settlementQuery, csvAtMost: 5_000_000, creates: true, prepare: given => given.csv() },
    async (given, csv) => settleFile(given, csv),
  ),

  ...listEndpoints('/payment/settlements', 'admin', settlements, settlementRows),

  endpoint('GET', '/payment/settlements/:id', 'admin', {}, async ({ db, id }) => readSettlement(db, id)),

  /** A line that differs, and is or was work for an admin. */
  endpoint('GET', '/payment/settlement-lines/:id', 'admin', {}, async ({ db, id }) => readLine(db, id)),

  /** Closes a line that differs, with a note. */
  endpoint('POST', '/payment/settlement-lines/:id/close', 'admin', { body: closingNote }, async given =>
    closeLine(given),
  ),
]

async function* inOneBatch<Row>(rows: Row[]): AsyncIterable<Row[]> {
  yield rows
}
