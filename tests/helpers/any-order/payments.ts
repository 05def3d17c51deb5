import { hoa_don } from '../invoices.ts'
import { callOf, type World } from './world.ts'

export async function order({ send, random, parents, urls }: World, thong_tin_goi_id: number): Promise<void> {
  const parent = random.one(parents)
  const body = { thong_tin_goi_id, phu_huynh_id: parent.id, ...(random.chance(0.2) && { hoa_don }) }
  const made = await send('POST', '/api/payment/create', { as: parent.as, body })
  if (made?.status === 200) urls.set(made.json.data.vnp_txn_ref, made.json.data.payment_url)
}

export async function clickRenewal(world: World): Promise<void> {
  const { app, send, random, urls } = world
  const orders = await app.db('orders').where({ loai: 'GIA_HAN' }).orderBy('id', 'desc').limit(6)
  if (orders.length === 0) return
  const path = `/api/payment/renewal/${random.one(orders).vnp_txn_ref}`
  const made = await send('POST', path, { as: 'admin', body: random.chance(0.2) ? { hoa_don } : {} })
  if (made?.status !== 200) return
  urls.set(made.json.data.vnp_txn_ref, made.json.data.payment_url)
  if (world.random.chance(0.8)) await pay(world)
}

/** Pays an order. The gateway calls at once, later or never. */
export async function pay(world: World): Promise<void> {
  await withOpen(world, async found => {
    const { random, taken, calls, urls, send } = world
    const outcome = random.one(['silent', 'silent', 'silent', 'cancelled', 'suspected'] as const)
    const { search, searchParams } = new URL(urls.get(found.vnp_txn_ref)!)
    const paid = await send('POST', `/dev/vnpay/pay${search}`, {
      body: `outcome=${outcome}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    // the page of the gateway is open for half an hour
    if (paid?.status !== 303) return
    if (outcome === 'silent') taken.set(found.vnp_txn_ref, Number(searchParams.get('vnp_Amount')) / 100)
    // what the buyer's browser brings is what the gateway calls with
    const call = new URL(paid.headers.get('location')!, world.app.url).search.slice(1)
    calls.push(call)
    if (random.chance(0.6)) await deliver(world, call)
  })
}

/** A buyer pays once more what the gateway has taken already; it calls at once, with another number. */
export async function payAgain(world: World): Promise<void> {
  const { app, send, random, taken, again } = world
  if (taken.size === 0) return
  const vnp_TxnRef = random.one([...taken.keys()].slice(-8))
  const made = await send('POST', '/dev/vnpay/again', { body: { vnp_TxnRef } })
  if (made === undefined) {
    // the process was killed: the gateway repeats the call that was not answered
    const calls = app.db('gateway_calls').where({ kind: 'ipn', vnp_txn_ref: vnp_TxnRef, answer: null })
    for (const { request } of await calls.select('request')) await deliver(world, request)
  }
  if (made?.status !== 200) return
  again.push({ vnp_txn_ref: vnp_TxnRef, giao_dich: made.json.vnp_TransactionNo, so_tien: taken.get(vnp_TxnRef)! })
}

/** Calls until there is an answer, like the gateway: a killed process may have recorded the call and nothing else. */
export async function deliver({ send }: World, call: string, expected = ['00', '02']): Promise<void> {
  for (let tried = 0; tried < 100; tried++) {
    const code = (await send('GET', `/api/payment/vnpay-ipn?${call}`))?.json.RspCode
    if (expected.includes(code)) return
    // 99 means that the gateway should call again.
    if (code !== undefined && code !== '99') throw new Error(`${call}: ${code}`)
  }
  throw new Error(`${call}: not answered`)
}

/** Sends a signed call with a wrong amount for an order that is still open, or that an admin has just decided about. */
export async function oddAmount(world: World): Promise<void> {
  await withOpen(world, found => deliver(world, callOf(world, found, { vnp_Amount: '500000' }), ['04', '02']))
}

export async function comeBack({ send, calls, random }: World): Promise<void> {
  if (calls.length > 0) await send('GET', `/api/payment/result?${random.one(calls)}`)
}

/** The gateway answers nothing, or refuses our terminal, until it answers again. */
export async function breakGateway(world: World, answers: string | null): Promise<void> {
  await world.send('POST', '/dev/vnpay/fault', { body: { answers } })
}

/** An admin asks the gateway about an order. */
export async function query({ app, send, random }: World, of?: string): Promise<void> {
  const refs = await app.db('orders').where('so_tien', '>', 0).orderBy('id', 'desc').limit(10).pluck('vnp_txn_ref')
  if (refs.length > 0)
    await send('POST', `/api/payment/orders/${of ?? random.one(refs)}/query`, { as: 'admin', body: {} })
}

interface Open {
  vnp_txn_ref: string
  so_tien: number
}

/**
 * Works with an order that is at the gateway and not paid. Nobody else pays it meanwhile: a wrong amount that is
 * reported after the right one is a contradiction of the gateway, which the ledger would have to report.
 */
async function withOpen(world: World, work: (found: Open) => Promise<void>): Promise<void> {
  const { app, random, taken, beingPaid, urls } = world
  const orders = await app.db('orders').where('so_tien', '>', 0).orderBy('ngay_tao', 'desc').limit(4)
  const left = orders.filter(({ vnp_txn_ref: ref }) => urls.has(ref) && !taken.has(ref) && !beingPaid.has(ref))
  if (left.length === 0) return
  const found: Open = random.one(left)
  beingPaid.add(found.vnp_txn_ref)
  await work(found).finally(() => beingPaid.delete(found.vnp_txn_ref))
}
