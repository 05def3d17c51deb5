import pg from 'pg'
import { dateInVietnam } from '../../src/shared/dates.ts'
import { insertOrders } from './orders.ts'
import type { Served } from './served.ts'
import type { Line } from './table.ts'

const lines = 50_000
const price = 390_000

/** Of so many payments of one day, each hundredth under another amount: how long their file takes, and how much memory. */
export async function measureSettlementFile(served: Served, url: string, token: string): Promise<Line[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const paid = await insertOrders(pool, { count: lines, price, state: 'paid' })
  await pool.end()
  const day = dateInVietnam(new Date())
  const amountAt = (at: number) => (at % 100 === 0 ? price - 1_000 : price)
  const file = ['ma_don,so_tien,ngay', ...paid.map((order, at) => `${order},${amountAt(at)},${day}`)].join('\n')
  const before = served.memory()
  let most = before
  const watching = setInterval(() => (most = Math.max(most, served.memory())), 50)
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${served.port}/api/payment/settlements`, {
    method: 'POST',
    body: file,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'text/csv' },
  })
  const { data } = (await answer.json()) as { data?: Record<'khop' | 'lech', unknown[]> }
  const seconds = (performance.now() - began) / 1000
  clearInterval(watching)
  if (data?.khop.length !== lines * 0.99 || data.lech.length !== lines / 100)
    throw new Error(`The settlement file was answered with ${answer.status}, or compared wrongly.`)
  return [
    { name: 'settlement file', value: seconds, most: 20, unit: 's' },
    { name: 'memory of that file', value: most - before, most: 150, unit: 'MB' },
  ]
}
