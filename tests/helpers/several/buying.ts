import type { TestApp } from '../app.ts'
import { placesOf } from '../orders.ts'
import { type Client, createClient, type Heard } from './client.ts'
import type { Family } from './families.ts'

/** What was acknowledged, which must be there in the end, and what the gateway took. */
export interface Bought {
  taken: Map<string, number>
  opened: Set<string>
  credited: Set<string>
  assigned: Set<number>
  refunded: { ref: string; so_tien: number }[]
}

export const nothingBought = (): Bought => ({
  taken: new Map(),
  opened: new Set(),
  credited: new Set(),
  assigned: new Set(),
  refunded: [],
})

/** One device, and two. */
const packages = [3, 2]
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Buys as people do, one family after the other or at once, each step through the front. */
export async function createBuying(app: TestApp, url: string, heard: Heard, bought: Bought) {
  const gateway = createClient(url, '127.0.2.1', heard)
  const admin = createClient(url, '127.0.2.2', heard)
  const asAdmin = { Authorization: `Bearer ${await app.token('admin')}` }
  let turn = 0

  /** The gateway repeats its call until it hears that it was understood. */
  async function call(query: string): Promise<void> {
    for (let tried = 0; tried < 50; tried++) {
      const { json } = await gateway.sure('GET', `/api/payment/vnpay-ipn?${query}`)
      if (['00', '02'].includes(json.RspCode)) return
      if (json.RspCode !== '99') throw new Error(`the gateway was answered ${json.RspCode}`)
    }
    throw new Error('the gateway was never answered')
  }

  async function pay(ref: string, paymentUrl: string): Promise<void> {
    const { search, searchParams } = new URL(paymentUrl)
    const paid = await app.ask('POST', `/dev/vnpay/pay${search}`, { body: 'outcome=silent', headers: form })
    if (paid.status !== 303) throw new Error(`${paid.status} ${paid.text}`)
    bought.taken.set(ref, Number(searchParams.get('vnp_Amount')) / 100)
    await call(new URL(paid.headers.get('location')!).search.slice(1))
    bought.credited.add(ref)
  }

  async function assign(family: Family, goi_dich_vu_id: number): Promise<void> {
    const ma_thiet_bi = `MAY-${family.id}-${++family.devices}`
    const body = { goi_dich_vu_id, ma_thiet_bi, ma_tre_em: family.child, ten_thiet_bi: 'Máy' }
    const { client, headers } = family
    const { status, text, unsure } = await client.sure('POST', '/api/payment/assign', { body, headers })
    // it was done by the process that died before it said so
    if (status !== 200 && unsure === 0) throw new Error(`${status} ${text}`)
    bought.assigned.add(goi_dich_vu_id)
  }

  /** An admin who hears nothing does not press again, but waits for what the order says. */
  async function sendBack(client: Client, ref: string, so_tien: number | undefined): Promise<boolean> {
    const body = { ly_do: 'Khách đổi ý', ...(so_tien && { so_tien }) }
    const { status, text } = await client.ask('POST', `/api/payment/orders/${ref}/refund`, { body, headers: asAdmin })
    if (status === 200) bought.refunded.push({ ref, so_tien: so_tien ?? bought.taken.get(ref)! - 100_000 })
    else if (![0, 502, 503].includes(status)) throw new Error(`${status} ${text}`)
    return status === 200
  }

  return async (family: Family): Promise<void> => {
    const number = turn++
    const body = { thong_tin_goi_id: packages[number % packages.length] }
    const { client, headers } = family
    const made = await client.sure('POST', '/api/payment/create', { body, headers })
    if (made.status !== 200) throw new Error(`${made.status} ${made.text}`)
    const { vnp_txn_ref: ref, payment_url } = made.json.data
    bought.opened.add(ref)
    await pay(ref, payment_url)
    const [first] = await placesOf(app, ref)
    await assign(family, first.id)
    if (number % 2 > 0 && (await sendBack(admin, ref, 100_000)) && number % 4 > 1) await sendBack(admin, ref, undefined)
  }
}
