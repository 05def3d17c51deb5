import { csvOf } from '../../kernel/csv.ts'
import { endpoint, reply } from '../../kernel/endpoint.ts'
import { orderByHand } from '../../shared/books-fields.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { revenueColumns, revenueQuery } from '../../shared/revenue.ts'
import { recordTransfer } from './by-hand.ts'
import { figures, revenueBy } from './revenue-store.ts'

/** How far back payments are looked at beside revenue. */
const lately = 30 * 86_400_000

/** What the people need who keep the books. */
export const bookEndpoints = [
  /** Records an order that was paid by bank transfer. */
  endpoint('POST', '/payment/orders/by-hand', 'admin', { body: orderByHand, creates: true }, async given =>
    recordTransfer(given, given.body),
  ),

  endpoint('GET', '/payment/revenue.csv', 'admin', { query: revenueQuery }, async ({ db, query }) => {
    const { nhom = 'ngay' } = query
    const rows = await revenueBy(db, nhom, query)
    const columns = nhom === 'goi' ? ['khoa', 'ten_goi', ...revenueColumns.slice(1)] : revenueColumns
    return reply({ data: null, csv: csvOf(columns, inOneBatch(rows)) })
  }),

  endpoint('GET', '/payment/revenue', 'admin', { query: revenueQuery }, async ({ db, query }) =>
    revenueBy(db, query.nhom ?? 'ngay', query),
  ),

  endpoint('GET', '/payment/figures', 'admin', {}, async ({ db, now }) =>
    figures(db, dateInVietnam(now), new Date(now.getTime() - lately)),
  ),
]

async function* inOneBatch<Row>(rows: Row[]): AsyncIterable<Row[]> {
  yield rows
}
