import type { Answered, TestApp } from './app.ts'
import type { Bought } from './billing.ts'
import { ipn, order, told } from './orders.ts'
import { opened } from './pages.ts'

export const upload = (app: TestApp, csv: string, query = '', as: 'admin' | 'mother' = 'admin'): Promise<Answered> =>
  app.ask('POST', `/api/payment/settlements${query}`, { body: csv, as, headers: { 'Content-Type': 'text/csv' } })
export const codes = (answered: Answered) =>
  Object.fromEntries(
    ['khop', 'lech', 'la', 'thieu'].map(name => [
      name,
      answered.json.data[name].map(({ ma_don }: { ma_don: string }) => ma_don),
    ]),
  )
export const work = async (app: TestApp) => {
  const { viec } = (await app.get('/api/viec-can-lam', { as: 'admin' })).json.data
  return viec.find(({ loai }: { loai: string }) => loai === 'settlement_differs')
}

/** Sends the form that uploads, without JavaScript, and returns the page that it leads to. */
export async function posted(app: TestApp, path: string, typed: Record<string, string>): Promise<HTMLElement> {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'same-origin',
    Cookie: `token=${await app.token('admin')}; language=vi`,
  }
  const answered = await app.ask('POST', path, { body: String(new URLSearchParams(typed)), headers })
  if (answered.status === 303) return opened(app, answered.headers.get('location')!)
  const box = document.createElement('div')
  box.innerHTML = answered.text
  return box
}

/** Purchases that VNPay has told of, all paid on 31 January. */
export async function buy({ app, at }: Bought, count: number): Promise<string[]> {
  const refs = []
  for (let made = 0; made < count; made++) {
    await at(`2027-01-31T0${5 + made}:00:00Z`)
    const { vnp_txn_ref } = await order(app)
    await ipn(app, told(app, vnp_txn_ref, { vnp_TransactionNo: String(14_226_112 + made) }))
    refs.push(vnp_txn_ref)
  }
  return refs
}
