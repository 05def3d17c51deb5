import { isOfOtherNumber, isSaidBack } from '../../../src/billing/orders/which-payment.ts'
import { dateInVietnam } from '../../../src/shared/dates.ts'
import { orderRow } from '../orders.ts'
import { deliver, query } from './payments.ts'
import { job, type World } from './world.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A parent asks for a refund of a renewal. */
export async function askRefund({ app, send, random, parents }: World): Promise<void> {
  const parent = random.one(parents)
  const orders = await app
    .db('orders')
    .where({ ma_phu_huynh: parent.id, trang_thai: 'paid' })
    .orderBy('id', 'desc')
    .limit(6)
  const vnp_txn_ref = orders.length > 0 ? random.one(orders).vnp_txn_ref : 'AN0'
  await send('POST', '/api/payment/refunds', { as: parent.as, body: { vnp_txn_ref, ly_do: 'Không dùng nữa' } })
}

export async function decideRefund({ app, send, random }: World): Promise<void> {
  const refunds = await app.db('refunds').orderBy('id', 'desc').limit(5)
  const body = {
    trang_thai: random.one(['approved', 'approved', 'refused', 'refunded']),
    ly_do_dong: 'Đã chuyển khoản',
  }
  if (refunds.length > 0) await send('PUT', `/api/payment/refunds/${random.one(refunds).id}`, { as: 'admin', body })
}

/** An admin closes an order under review with one of the three outcomes. */
export async function closeReview(world: World): Promise<void> {
  const orders = await world.app.db('orders').where({ trang_thai: 'review' }).orderBy('id', 'desc').limit(6)
  if (orders.length > 0)
    await close(world, world.random.one(orders).vnp_txn_ref, world.random.one(['paid', 'unpaid', 'refunded']))
}

async function close({ app, send, random, now }: World, vnp_txn_ref: string, ket_qua: string) {
  const { con_lai } = (await app.get(`/api/payment/orders/${vnp_txn_ref}`, { as: 'admin' })).json.data
  const sent = {
    so_tien: con_lai,
    ngay: dateInVietnam(now),
    ma_tham_chieu: `HT${random.below(1_000)}`,
  }
  const body = { ket_qua, ly_do_dong: 'Đã xem sao kê', ...(ket_qua === 'refunded' && sent) }
  return send('POST', `/api/payment/orders/${vnp_txn_ref}/close`, { as: 'admin', body })
}

/** An admin sends back a payment, or one that came twice: the whole or a part, through the gateway or outside. */
export async function sendBack({ app, send, random, again, now }: World): Promise<void> {
  const orders = await app
    .db('orders')
    .whereIn('trang_thai', ['paid', 'review', 'refunded'])
    .where('so_tien', '>', 0)
    .orderBy('id', 'desc')
    .limit(8)
  if (orders.length === 0) return
  const second = again.length > 0 && random.chance(0.3) ? random.one(again) : undefined
  const body = {
    ly_do: 'Khách đổi ý',
    ...(random.chance(0.6) && { so_tien: random.one([1_000, 100_000, 200_000, 390_000]) }),
    ...(random.chance(0.3) && { ben_ngoai: { ngay: dateInVietnam(now), ma_tham_chieu: `HT${random.below(1_000)}` } }),
    ...(second && { giao_dich: second.giao_dich }),
  }
  const ref = (second ?? random.one(orders)).vnp_txn_ref
  await send('POST', `/api/payment/orders/${ref}/refund`, { as: 'admin', body })
}

/** The same of an order whose package an admin has changed: all that is left, or now and then a part. */
export async function sendBackChanged({ app, send, random, now }: World): Promise<void> {
  const changed = await app.db('goi_dich_vu').whereNotNull('changed_from').orderBy('id', 'desc').limit(5)
  if (changed.length === 0) return
  const { vnp_txn_ref } = await app
    .db('goi_dich_vu')
    .where({ id: random.one(changed).changed_from })
    .first()
  const body = {
    ly_do: 'Khách đổi ý',
    ...(random.chance(0.2) && { so_tien: 1_000 }),
    ...(random.chance(0.7) && { ben_ngoai: { ngay: dateInVietnam(now), ma_tham_chieu: `HT${random.below(1_000)}` } }),
  }
  await send('POST', `/api/payment/orders/${vnp_txn_ref}/refund`, { as: 'admin', body })
}

/**
 * Somebody sends back in the gateway's portal what it took, as a whole or a part; now and then it is asked at once, or calls
 * about the payment only then.
 */
export async function sendBackInPortal(world: World): Promise<void> {
  const { send, random, taken, inPortal } = world
  if (taken.size === 0) return
  const amount = random.one([undefined, 50_000, 120_000])
  const vnp_TxnRef = random.one([...taken.keys()].slice(-8))
  await send('POST', '/dev/vnpay/refund', { body: { vnp_TxnRef, ...(amount && { amount }) } })
  inPortal.add(vnp_TxnRef)
  if (random.chance(0.5)) await query(world, vnp_TxnRef)
  if (random.chance(0.4)) await callLate(world, vnp_TxnRef)
}

/** The gateway calls about a payment of which it may have said already that it goes back: that grants nothing. */
async function callLate(world: World, ref: string): Promise<void> {
  const { app, calls } = world
  const call = calls.find(each => new URLSearchParams(each).get('vnp_TxnRef') === ref)
  if (!call) return
  const transactionNo = new URLSearchParams(call).get('vnp_TransactionNo')
  const before = await orderRow(app, ref)
  await deliver(world, call)
  const { reason, transaction_no } = await orderRow(app, ref)
  const isGranted = reason === 'paid' && transaction_no === transactionNo
  if (isGranted && isSaidBack(before) && !isOfOtherNumber(before, { transactionNo }))
    throw new Error(`${ref} was granted by a call about money that goes back`)
}

/** The bank refuses a refund that the gateway had accepted, of which a later question tells. */
export async function refuseAtBank(world: World): Promise<void> {
  const { app, send, random, jump } = world
  const sent = app.db('refunds').join('orders', 'orders.id', 'order_id').where('refunds.trang_thai', 'processing')
  const refs = await sent.orderBy('refunds.id', 'desc').limit(5).pluck('vnp_txn_ref')
  if (refs.length === 0) return
  await send('POST', '/dev/vnpay/refuse', { body: { vnp_TxnRef: random.one(refs) } })
  if (random.chance(0.4)) return
  await jump(day)
  await job(world, 'refunds')
}

/** An admin says what a refund was that the gateway told of. */
export async function decideSeen({ app, send, random }: World): Promise<void> {
  const [seen] = await app.db('seen_refunds').where({ decided_at: null }).orderBy('id').limit(1)
  const body = { ket_qua: random.one(['whole', 'part', 'ignored']), ly_do_dong: 'Đã xem trên trang VNPay' }
  if (seen) await send('PUT', `/api/payment/seen-refunds/${seen.id}`, { as: 'admin', body })
}

/**
 * Nothing waits without an exit: an admin can end every review, every refund that the gateway told of and every one that it
 * does not answer.
 */
export async function leaveReviews(world: World): Promise<void> {
  const { app, send, jump } = world
  await jump(11 * minute)
  for (const { id } of await app.db('seen_refunds').where({ decided_at: null })) {
    const body = { ket_qua: 'ignored', ly_do_dong: 'Đã xem trên trang VNPay' }
    const answered = await send('PUT', `/api/payment/seen-refunds/${id}`, { as: 'admin', body })
    if (answered?.status !== 200) throw new Error(`no exit for what was seen, ${id}: ${answered?.text}`)
  }
  for (const { id, trang_thai } of await app.db('refunds').whereIn('trang_thai', ['requested', 'approved'])) {
    const body = { trang_thai: trang_thai === 'requested' ? 'refused' : 'refunded', ly_do_dong: 'Đã chuyển khoản' }
    const answered = await send('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body })
    if (answered?.status !== 200) throw new Error(`no exit for refund ${id}: ${answered?.text}`)
  }
  for (const { vnp_txn_ref } of await app.db('orders').where({ trang_thai: 'review' })) {
    const answers: string[] = []
    for (const outcome of ['paid', 'unpaid', 'refunded']) {
      const answered = await close(world, vnp_txn_ref, outcome)
      if (answered?.status === 200) break
      answers.push(`${answered?.text}`)
    }
    if (answers.length === 3) throw new Error(`no exit for ${vnp_txn_ref}: ${answers.join('\n')}`)
  }
}
