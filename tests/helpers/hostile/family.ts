import { randomUUID } from 'node:crypto'
import { insertPlace } from '../../../src/billing/index.ts'
import { seedCatalogue } from '../../../src/catalogue/index.ts'
import { dateInVietnam } from '../../../src/shared/dates.ts'
import type { TestApp } from '../app.ts'
import { oneDevice } from '../billing.ts'
import { registerCard } from '../cards.ts'
import { idOf, seedChildWithDevice } from '../family.ts'
import { hoa_don } from '../invoices.ts'
import { pairMachine } from '../machine.ts'
import { ipn, order, told } from '../orders.ts'
import { mapOf } from '../protection.ts'
import { upload } from '../settlement.ts'
import { marksOf, markTexts, type Parent, partner } from './marks.ts'

export interface MarkedFamily {
  name: Parent
  parent: number
  child: number
  /** The token of its machine, the key that removes it, and the secret with which it was paired. */
  machine: { token: string; removed_key: string }
}

/** The packages, a partner request, and these families. */
export async function seedMarkedRows(app: TestApp, names: Parent[]): Promise<MarkedFamily[]> {
  await seedCatalogue(app.db)
  await done(app.post('/api/lien-he', { ten: partner, so_thiet_bi: 10, so_nam: 1, lien_he: `${partner}@x.vn` }))
  const families = []
  for (const name of names) families.push(await seedMarkedFamily(app, name))
  return families
}

/** A family with a row in every table that can hold one, each text of which has the family’s mark. */
async function seedMarkedFamily(app: TestApp, name: Parent): Promise<MarkedFamily> {
  const { db } = app
  const parent = await idOf(db, name)
  const { is } = marksOf(name)
  const { child, device } = await seedChildWithDevice(db, parent, `${is}-1`)
  await db('phu_huynh').where({ ma_phu_huynh: parent }).update({ dia_chi: is })
  await db('tre_em')
    .where({ ma_tre_em: child })
    .update({ truong: is, email_tre_em: `${is}@x.vn` })
  const machine = await protect(app, { name, child })
  await buy(app, { name, parent, device })
  await db('list_choices').insert({ ma_phu_huynh: parent })
  await db('saved_filters').insert({ ma_phu_huynh: parent, list: '/phu-huynh', ten: is, query: `ten=${is}` })
  await markTexts(db, name, parent)
  return { name, parent, child, machine }
}

/** What parent, child and machine do together, through their own calls. */
async function protect(
  app: TestApp,
  { name, child }: { name: Parent; child: number },
): Promise<MarkedFamily['machine']> {
  const { does } = marksOf(name)
  const call = (method: string, path: string, body: object) => done(app.ask(method, `/api${path}`, { as: name, body }))
  await call('PUT', `/tre-em/${child}/consents`, { time: true, history: true })
  const machine = await pairMachine(app, child, { as: name })
  await done(machine.call('POST', '/consent', { purpose: 'history', version: 1 }))
  await call('PUT', `/tre-em/${child}/policy`, { rules: [{ kind: 'site', name: `${does}.vn`, block: true }] })
  await call('POST', `/tre-em/${child}/grants`, {
    id: randomUUID(),
    kind: 'site',
    name: `${does}.vn`,
    how_long: 'today',
  })
  const asked = { id: randomUUID(), kind: 'site', name: `${does}.vn`, reason: does }
  await done(machine.call('POST', '/requests', asked))
  await call('POST', `/requests/${asked.id}/answer`, { answer: 'no' })
  await done(machine.call('POST', '/requests', { ...asked, id: randomUUID(), kind: 'app' }))
  await call('POST', `/device/${machine.device}/test`, {})
  const now = app.services.clock.now()
  const item = { kind: 'site', name: `${does}.vn`, seconds: 60 }
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000).toISOString()
  await done(
    machine.sync({
      days: [{ day: dateInVietnam(now), minutes: mapOf(1), items: [item] }],
      history: [{ hour, items: [{ minute: 1, ...item }] }],
      checks: [{ name: 'rules', ok: true, at: now.toISOString() }],
    }),
  )
  // as after it is paired anew
  const forgotten = { forgotten: app.db.ref('minutes'), items_forgotten: app.db.ref('items') }
  await app.db('usage_days').where({ nguoi_dung_id: machine.device }).update(forgotten)
  await app.db('device_messages').insert({
    ...(await app.db('device_messages').where({ nguoi_dung_id: machine.device }).first()),
    id: randomUUID(),
    kind: 'text',
    site: null,
    text: does,
  })
  return { token: machine.token, removed_key: machine.removed_key }
}

interface Buyer {
  name: Parent
  parent: number
  device: number
}

/** A purchase and all that can become of one; what takes the gateway or weeks to happen is put beside it. */
async function buy(app: TestApp, { name, parent, device }: Buyer): Promise<void> {
  const { db } = app
  const { is } = marksOf(name)
  const now = app.services.clock.now()
  const today = dateInVietnam(now)
  await registerCard(app, parent, 'good')
  const invoiced = { thong_tin_goi_id: oneDevice, hoa_don: { ...hoa_don, ten_don_vi: is } }
  const { vnp_txn_ref } = (await done(app.post('/api/payment/create', invoiced, { as: name }))).json.data
  await ipn(app, told(app, vnp_txn_ref, { vnp_TransactionNo: String(14_226_000 + parent) }))
  await order(app, oneDevice, name)
  const bought = await db('orders').where({ vnp_txn_ref }).first()
  const place = await insertPlace(db, {
    ma_phu_huynh: parent,
    thong_tin_goi_id: oneDevice,
    gia: 390_000,
    ngay_mua: now,
    nguoi_dung_id: device,
    trang_thai: 'DANG_HOAT_DONG',
    ngay_bat_dau: today,
    ngay_ket_thuc: null,
  })
  await done(upload(app, `ma_don;so_tien;ma_giao_dich;ngay\r\n${vnp_txn_ref};1;${is};${today}`))
  const [renewal] = await db('renewals')
    .insert({ purchase: vnp_txn_ref, period: today, opened_at: now, announced_amount: 390_000, announced_places: 1 })
    .returning('id')
  const order_id = bought.id
  const refund = { order_id, ma_phu_huynh: parent, so_tien: 1, ngay_tao: now, decided_at: now, ly_do: is }
  const rows: Record<string, object> = {
    renewed_rows: { renewal_id: renewal.id, goi_dich_vu_id: place, period: today },
    refunds: {
      ...refund,
      trang_thai: 'refused',
      ly_do_tu_choi: is,
      giao_dich: is,
      outside_on: today,
      outside_reference: is,
    },
    second_payments: { order_id, transaction_no: is, so_tien: 1, at: now },
    seen_refunds: { order_id, so_tien: 1, seen_at: now },
    invoice_events: {
      order_id,
      event: 'issued',
      so_tien: 1,
      con_lai: 1,
      at: now,
      send_at: now,
      so_hoa_don: is,
      lien_ket: `https://${is}.vn/`,
    },
    ledger_differences: { kind: 'amount', vnp_txn_ref, detail: '{}', found_at: now },
    notices: {
      key: `${is} 1`,
      ma_phu_huynh: parent,
      kind: 'renewal_due',
      detail: JSON.stringify({ ten_goi: is }),
      purchase: vnp_txn_ref,
      period: today,
      written_at: now,
      send_at: now,
      stale_at: now,
      state: 'sent',
    },
    gateway_calls: { at: now, kind: 'query', vnp_txn_ref, request: is, answer: is },
  }
  for (const [table, row] of Object.entries(rows)) await db(table).insert(row)
  await db('settlement_lines').where({ ma_don: vnp_txn_ref }).update({ note: is })
  await db('orders').where({ id: order_id }).update({ ngan_hang: is, loai_the: is, transaction_no: is })
  await db('orders').whereNot({ id: order_id }).where({ ma_phu_huynh: parent }).update({ transfer_reference: is })
}

async function done(asking: ReturnType<TestApp['ask']>): ReturnType<TestApp['ask']> {
  const answered = await asking
  if (answered.status >= 300) throw new Error(`a seed was refused: ${answered.text}`)
  return answered
}
