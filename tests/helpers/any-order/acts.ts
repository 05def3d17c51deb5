import type { CardKind } from '../../../src/billing/cards/simulated.ts'
import {
  askRefund,
  closeReview,
  decideRefund,
  decideSeen,
  refuseAtBank,
  sendBack,
  sendBackChanged,
  sendBackInPortal,
} from './exits.ts'
import { change, move, onDevice, setTimes } from './on-devices.ts'
import { breakGateway, clickRenewal, comeBack, deliver, oddAmount, order, pay, payAgain, query } from './payments.ts'
import { job, type World } from './world.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The acts, each with its relative frequency. */
export const acts: Record<string, [weight: number, act: (world: World) => Promise<unknown>]> = {
  buy: [36, buy],
  by_hand: [3, recordTransfer],
  pay: [20, async world => pay(world)],
  call: [10, async world => world.calls.length > 0 && deliver(world, world.random.one(world.calls))],
  odd_amount: [1, oddAmount],
  back: [4, comeBack],
  query: [5, async world => query(world)],
  pay_again: [3, payAgain],
  open_many: [2, openMany],
  silent_days: [1, beSilentForDays],
  gateway: [3, async world => breakGateway(world, world.random.one(['02', 'silence', null, null, null]))],
  assign: [24, assign],
  extend: [3, async world => onDevice(world, 'goi/extend', { so_thang_gia_han: 1 + world.random.below(2) })],
  set_times: [3, setTimes],
  move: [4, move],
  change: [4, change],
  switch_renewal: [4, switchRenewal],
  click_renewal: [24, clickRenewal],
  ask_refund: [10, askRefund],
  decide_refund: [10, decideRefund],
  send_back: [10, sendBack],
  send_back_changed: [4, sendBackChanged],
  close_review: [6, closeReview],
  portal: [4, sendBackInPortal],
  bank_refuses: [5, refuseAtBank],
  decide_seen: [6, decideSeen],
  card: [4, registerCard],
  price: [
    2,
    async ({ app, random }) =>
      app
        .db('goi')
        .where({ id: 3 })
        .update({ gia: random.one([390_000, 410_000]) }),
  ],
  off_sale: [
    1,
    async ({ app, random }) =>
      app
        .db('goi')
        .where({ id: 2 })
        .update({ da_xoa: random.chance(0.2) }),
  ],
  delete_device: [2, async world => remove(world, 'thiet_bi', 'nguoi_dung_id', 'thiet-bi')],
  delete_child: [1, async world => remove(world, 'tre_em', 'ma_tre_em', 'tre-em')],
  delete_parent: [1, replaceParent],
  minutes: [14, async ({ jump, random }) => jump((1 + random.below(70)) * minute)],
  days: [20, async world => pass(world, 1 + world.random.below(6))],
  weeks: [3, async world => pass(world, 10 + world.random.below(30))],
  back_in_time: [2, async ({ jump }) => jump(-2 * hour)],
  expiry: [6, async world => job(world, 'expiry')],
  renewals: [10, async world => job(world, 'renewals')],
  reconcile: [16, async world => job(world, 'reconcile')],
  refunds: [6, async world => job(world, 'refunds')],
  notices: [6, async world => job(world, 'notices')],
  cards: [2, async world => job(world, 'cards')],
  invoices: [1, async world => job(world, 'invoices')],
  ledger: [2, async world => job(world, 'ledger')],
  cleanup: [1, async world => job(world, 'cleanup')],
}

/** Moves the clock by days, sometimes without running the job of renewals. */
async function pass(world: World, days: number): Promise<void> {
  await world.jump(days * day)
  if (world.random.chance(0.6)) await job(world, 'renewals')
}

async function buy(world: World): Promise<void> {
  await order(world, world.random.one([3, 3, 2, 2, 4, 8]))
  if (world.random.chance(0.8)) await pay(world)
  if (world.random.chance(0.5)) await assign(world)
}

/** More orders than a parent may have open at once. */
async function openMany(world: World): Promise<void> {
  for (const id of [2, 3, 4, 2, 3, 4]) {
    await order(world, id)
    if (id === 4) await world.jump(16 * minute)
  }
}

/** The gateway answers nothing, or refuses our terminal, for so long that orders are given up. */
async function beSilentForDays(world: World): Promise<void> {
  await breakGateway(world, world.random.one(['02', 'silence']))
  for (let days = 0; days < 5; days++) {
    await world.jump(day)
    await job(world, 'reconcile')
  }
  await breakGateway(world, null)
}

/** Records a bank transfer, now and then the same again. */
async function recordTransfer({ send, random, parents, now }: World): Promise<void> {
  const body = {
    phu_huynh_id: random.one(parents).id,
    thong_tin_goi_id: random.one([3, 2]),
    so_tien: 390_000 + random.below(3),
    ngay: new Date(now.getTime() - random.below(3) * day).toISOString().slice(0, 10),
    ma_tham_chieu: `FT${random.below(40)}`,
    ly_do: 'Đã thấy tiền',
  }
  await send('POST', '/api/payment/orders/by-hand', { as: 'admin', body })
}

async function assign(world: World): Promise<void> {
  const { app, send, random, parents } = world
  const parent = random.one(parents)
  const rows = await app.db('goi_dich_vu').where({ ma_phu_huynh: parent.id, trang_thai: 'CHUA_GAN' }).orderBy('id')
  const devices = await app.db('thiet_bi').where({ ma_phu_huynh: parent.id }).orderBy('nguoi_dung_id')
  if (rows.length === 0) return
  const ma_tre_em = await childOf(world, parent.id)
  const ma_thiet_bi =
    devices.length > 4 || (devices.length > 0 && random.chance(0.5))
      ? random.one(devices).ma_thiet_bi
      : `M-${++world.names}`
  const body = { goi_dich_vu_id: random.one(rows).id, ma_thiet_bi, ma_tre_em, ten_thiet_bi: 'Máy' }
  await send('POST', '/api/payment/assign', { as: parent.as, body })
}

async function childOf({ app }: World, ma_phu_huynh: number): Promise<number> {
  const child = await app.db('tre_em').where({ ma_phu_huynh }).first('ma_tre_em')
  if (child) return child.ma_tre_em
  const [made] = await app.db('tre_em').insert({ ma_phu_huynh, ten_tre: 'Bé', gioi_tinh: 'Nam' }).returning('ma_tre_em')
  return made.ma_tre_em
}

async function switchRenewal({ app, send, random }: World): Promise<void> {
  const rows = await app.db('goi_dich_vu').whereNotNull('ma_phu_huynh').orderBy('id', 'desc').limit(10)
  const body = { tu_dong_gia_han: random.chance(0.7) }
  if (rows.length > 0)
    await send('PUT', `/api/payment/subscriptions/${random.one(rows).id}/auto-renew`, { as: 'admin', body })
}

async function registerCard({ send, random, parents }: World): Promise<void> {
  const kind = random.one<CardKind>(['good', 'good', 'empty', 'locked', 'silent', 'lost', 'unsure'])
  await send('POST', '/dev/vnpay/card', { body: { phu_huynh_id: random.one(parents).id, kind } })
}

async function remove({ app, send, random }: World, table: string, key: string, path: string): Promise<void> {
  const rows = await app.db(table).orderBy(key).pluck(key)
  if (rows.length > 0) await send('DELETE', `/api/${path}/${random.one(rows)}`, { as: 'admin' })
}

/** Deletes a parent as the admin, and adds another family. */
async function replaceParent(world: World): Promise<void> {
  const { app, send, parents } = world
  const gone = parents[2]
  if (gone) await send('DELETE', `/api/phu-huynh/${gone.id}`, { as: 'admin' })
  const person = { ten_phu_huynh: 'Phụ Huynh', email_phu_huynh: `x${++world.names}@test.vn`, ngay_tao: world.now }
  const { mat_khau } = await app.db('phu_huynh').first('mat_khau')
  const [made] = await app
    .db('phu_huynh')
    .insert({ ...person, mat_khau })
    .returning('ma_phu_huynh')
  parents[2] = { id: made.ma_phu_huynh, as: 'admin' }
}
