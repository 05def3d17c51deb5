import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Answered } from '../helpers/app.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { applied, withMachine } from '../helpers/paired.ts'
import type { Family } from '../helpers/protection.ts'

/** What a machine that is held is answered, and at once, when a parent or an admin does this. */
async function answeredAfter(work: (family: Family, device: number) => Promise<{ status: number }>): Promise<Answered> {
  let answered: Answered | undefined
  await withMachine(async (family, { sync, call, device }) => {
    const { version } = (await call('GET', '/policy')).json.data
    const began = performance.now()
    const held = sync({ applied: applied(version), wait: 30 })
    await new Promise(done => setTimeout(done, 300))
    assert.is((await work(family, device)).status, 200)
    answered = await held
    assert.ok(performance.now() - began < 10_000, 'at once')
  })
  return answered!
}

async function isReleasedBy(work: Parameters<typeof answeredAfter>[0]) {
  const { status, json } = await answeredAfter(work)
  assert.equal([status, json.error], [410, 'removed'])
}

test('a machine that is held is released at once when its device is deleted', () =>
  isReleasedBy(({ call }, device) => call('DELETE', `/thiet-bi/${device}`)))

test('a machine that is held is released at once when its child is deleted', () =>
  isReleasedBy(({ call, child }) => call('DELETE', `/tre-em/${child}`)))

test('a machine that is held is released at once when its family is deleted', () =>
  isReleasedBy(({ call, parent }) => call('DELETE', `/phu-huynh/${parent}`, undefined, 'admin')))

test('a machine that is held is told at once of the child to whom it goes', async () => {
  const { json } = await answeredAfter(async ({ call, app, parent }, device) => {
    const sister = (await seedChildWithDevice(app.db, parent, 'TEST-0003')).child
    return call('PUT', `/thiet-bi/${device}`, { ma_tre_em: sister })
  })
  assert.is(json.data.version, 3)
})

const outside = { ly_do: 'x', ben_ngoai: { ngay: '2026-11-23', ma_tham_chieu: 'FT1' } }
const acts: [string, string | null, (family: Family, device: number, place: number) => Promise<{ status: number }>][] =
  [
    [
      'is moved to another device',
      '1970-01-01T00:00:00.000Z',
      ({ call }, _, place) => call('PUT', `/payment/subscriptions/${place}/move`, { ma_thiet_bi: 'TEST-0001' }),
    ],
    [
      'is refunded',
      '1970-01-01T00:00:00.000Z',
      async ({ call }) => {
        const [{ vnp_txn_ref }] = (await call('GET', '/payment/orders')).json.data
        return call('POST', `/payment/orders/${vnp_txn_ref}/refund`, outside, 'admin')
      },
    ],
    [
      'is extended',
      '2027-12-22T17:00:00.000Z',
      ({ call }, device) => call('PUT', `/thiet-bi/${device}/goi/extend`, { so_thang_gia_han: 1 }, 'admin'),
    ],
    [
      'is ended',
      '2026-11-22T17:00:00.000Z',
      ({ call }, device) =>
        call(
          'PUT',
          `/thiet-bi/${device}/goi/time`,
          { ngay_bat_dau: '2026-11-01', ngay_ket_thuc: '2026-11-23' },
          'admin',
        ),
    ],
    [
      'is changed',
      null,
      ({ call }, device) => call('PUT', `/thiet-bi/${device}/change-goi`, { thong_tin_goi_id: 8 }, 'admin'),
    ],
  ]
for (const [what, ends, act] of acts)
  test(`a machine that is held is told within 3 s that its package ${what}, under a version of its own`, () =>
    withMachine(async (family, { sync, call, device }) => {
      const place = await paidPlace(family, device)
      await sync()
      const { data: before } = (await call('GET', '/policy')).json
      const held = sync({ applied: applied(before.version), wait: 30 })
      await new Promise(done => setTimeout(done, 300))
      const began = performance.now()
      assert.is((await act(family, device, place)).status, 200)
      const { version, licence_ends } = (await held).json.data
      assert.ok(performance.now() - began < 3_000, 'within 3 s')
      assert.equal([licence_ends, version > before.version], [ends, true])
      const etag = { 'If-None-Match': `"${before.version}"` }
      const { status, json } = await call('GET', '/policy', undefined, etag)
      assert.equal([status, json.data.version, json.data.licence_ends], [200, version, ends])
    }))

test('a policy that is asked for again after a change of its package alone has another version', () =>
  withMachine(async (family, { call, device }) => {
    const { data: before } = (await call('GET', '/policy')).json
    await family.call('PUT', `/thiet-bi/${device}/goi/extend`, { so_thang_gia_han: 1 }, 'admin')
    const { status, json } = await call('GET', '/policy', undefined, { 'If-None-Match': `"${before.version}"` })
    assert.equal([status, json.data.version], [200, before.version + 1])
  }))

test('what only ends by its day wakes no machine, however many end in a night', () =>
  withMachine(async ({ app }, { device }) => {
    await app.db('news').delete()
    const place = app.db('goi_dich_vu').where({ nguoi_dung_id: device })
    await place.clone().update({ trang_thai: 'HET_HAN' })
    assert.equal(await app.db('news'), [])
    await place.update({ anchored_on: null, ngay_ket_thuc: '2028-01-01' })
    assert.is((await app.db('news')).length, 1)
  }))

/** The package on the machine becomes that of a paid order. */
async function paidPlace({ app, parent }: Family, nguoi_dung_id: number): Promise<number> {
  const now = app.services.clock.now()
  const sold = { ma_phu_huynh: parent, thong_tin_goi_id: 3, so_tien: 390_000, so_thiet_bi: 1 }
  const made = { vnp_txn_ref: 'ANTEST', loai: 'MUA', ten_goi: 'x', create_date: '20261123120000', ngay_tao: now }
  await app.db('orders').insert({ ...sold, ...made, trang_thai: 'paid', ngay_thanh_toan: now, reason: 'paid' })
  const bought = { vnp_txn_ref: 'ANTEST', place: 1 }
  const [{ id }] = await app.db('goi_dich_vu').where({ nguoi_dung_id }).update(bought).returning('id')
  return id
}

test.run()
