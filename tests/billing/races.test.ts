import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { oneDevice, seedMother, twoDevices } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'

const rounds = 10
const ten = Array.from({ length: 10 }, (_, i) => i)

serverTest(test, 'R40, D53: of ten parallel assigns of one package to ten devices one succeeds, nine cannot', () =>
  withOwnApp(async app => {
    const { parent, buy, assign, row } = await seedMother(app)
    for (const i of ten) await seedChildWithDevice(app.db, parent, `MANY-${i}`)
    for (let round = 0; round < rounds; round++) {
      const [id] = await buy()
      const answers = await Promise.all(ten.map(i => assign(id!, { ma_thiet_bi: `MANY-${i}` })))
      assert.equal(tally(answers), { 200: 1, 409: 9 })
      for (const { status, json } of answers) if (status === 409) assert.is(json.message, 'Không thể gán gói')
      const winner = answers.find(({ status }) => status === 200)!.json.data.nguoi_dung_id
      assert.is((await row(id!)).nguoi_dung_id, winner)
      await app.db('goi_dich_vu').delete()
      // more than a parent may write within the minute in which the clock stands
      await app.db('rate_limits').delete()
    }
  }),
)

serverTest(test, 'of ten packages assigned to one device in parallel one protects it, nine stay in the wallet', () =>
  withOwnApp(async app => {
    const { buy, assign } = await seedMother(app)
    const ids = []
    for (const _ of ten) ids.push(...(await buy()))
    const answers = await Promise.all(ids.map(id => assign(id)))
    assert.equal(tally(answers), { 200: 1, 409: 9 })
    assert.is((await app.db('goi_dich_vu').where({ trang_thai: 'CHUA_GAN' })).length, 9)
  }),
)

serverTest(test, 'ten places of one purchase assigned in parallel have one term', () =>
  withOwnApp(async app => {
    const { parent, buy, assign } = await seedMother(app)
    for (const i of ten) await seedChildWithDevice(app.db, parent, `MANY-${i}`)
    const ids = await buy(10)
    const answers = await Promise.all(ids.map((id, i) => assign(id, { ma_thiet_bi: `MANY-${i}` })))
    assert.equal(tally(answers), { 200: 10 })
    assert.is((await app.db('goi_dich_vu').distinct('ngay_bat_dau', 'ngay_ket_thuc')).length, 1)
  }),
)

serverTest(test, 'one new code typed in ten tabs makes one device', () =>
  withOwnApp(async app => {
    const { child, buy, assign } = await seedMother(app)
    const ids = await buy(10)
    const made = { ma_thiet_bi: 'MOI-1', ma_tre_em: child, ten_thiet_bi: 'Máy mới' }
    assert.equal(tally(await Promise.all(ids.map(id => assign(id, made)))), { 200: 1, 409: 9 })
    assert.is((await app.db('thiet_bi').where({ ma_thiet_bi: 'MOI-1' })).length, 1)
  }),
)

serverTest(test, 'D54: two tabs that change, extend and set times of one version: one is saved', () =>
  withOwnApp(async app => {
    const { buy, assign, put } = await seedMother(app)
    let { phien_ban } = (await assign((await buy())[0]!)).json.data
    const bodies: [string, object][] = [
      ['change-goi', { thong_tin_goi_id: twoDevices }],
      ['change-goi', { thong_tin_goi_id: oneDevice }],
      ['goi/extend', { so_thang_gia_han: 1 }],
      ['goi/time', { ngay_bat_dau: '2027-01-01', ngay_ket_thuc: '2028-01-01' }],
    ]
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(bodies.map(([path, body]) => put(path, { ...body, phien_ban })))
      assert.equal(tally(answers), { 200: 1, 409: 3 })
      phien_ban = answers.find(({ status }) => status === 200)!.json.data.phien_ban
      for (const { status, json } of answers) if (status === 409) assert.is(json.data.phien_ban, phien_ban)
    }
  }),
)

serverTest(test, 'an assign and a change of package in parallel leave one active row on the device', () =>
  withOwnApp(async app => {
    const { buy, assign, put, device } = await seedMother(app)
    for (let round = 0; round < rounds; round++) {
      const [id] = await buy()
      const [assigned, changed] = await Promise.all([assign(id!), put('change-goi', { thong_tin_goi_id: oneDevice })])
      assert.is(changed.status, 200)
      assert.ok([200, 409].includes(assigned.status), String(assigned.status))
      const active = await app.db('goi_dich_vu').where({ nguoi_dung_id: device, trang_thai: 'DANG_HOAT_DONG' })
      assert.equal(
        active.map(row => row.id),
        [changed.json.data.id],
      )
      await app.db('goi_dich_vu').delete()
    }
  }),
)

serverTest(test, 'without a version two extensions in parallel are two', () =>
  withOwnApp(async app => {
    const { buy, assign, put } = await seedMother(app)
    await assign((await buy())[0]!)
    assert.equal(tally(await Promise.all(ten.map(() => put('goi/extend', { so_thang_gia_han: 1 })))), { 200: 10 })
    assert.is((await app.db('goi_dich_vu').first()).ngay_ket_thuc, '2028-11-30')
  }),
)

serverTest(
  test,
  'an assign to a device that is being deleted fails cleanly, and the package stays in the wallet or ends',
  () =>
    withOwnApp(async app => {
      const { parent, buy, assign, row } = await seedMother(app)
      for (let round = 0; round < rounds; round++) {
        const { device } = await seedChildWithDevice(app.db, parent, `DEL-${round}`)
        const [id] = await buy()
        const deleted = app.db.transaction(async tx => {
          // the triggers go by the clock of the service, not by today
          await tx.raw(`select set_config('an_nhi.now', ?, true)`, [app.services.clock.now().toISOString()])
          // in every other round the assign comes first
          if (round % 2) await tx.raw('select pg_sleep(0.1)')
          await tx('thiet_bi').where({ nguoi_dung_id: device }).delete()
        })
        const [{ status }] = await Promise.all([assign(id!, { ma_thiet_bi: `DEL-${round}` }), deleted])
        const { trang_thai } = await row(id!)
        assert.is(trang_thai, status === 200 ? 'HUY' : 'CHUA_GAN')
        assert.ok([200, 400, 404].includes(status), String(status))
      }
    }),
)

test.run()
