import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cleanup, pageVersion, seedCatalogue } from '../../src/catalogue/index.ts'
import { createTranslator } from '../../src/translation/index.ts'
import { admin, create, free, premium, withCatalogue } from '../catalogue/catalogue.ts'
import { withMother } from '../helpers/billing.ts'
import { ipn, order, told } from '../helpers/orders.ts'
import { opened, textOf, valueIn } from '../helpers/pages.ts'
import { withService } from './fake-service.ts'

const english = { headers: { 'Accept-Language': 'en' } }
const vietnamese = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i

test('a fresh database has every text of the first packages in English', () =>
  withCatalogue(async app => {
    const { json } = await app.get('/api/goi', english)
    assert.is(json.data.length, 4)
    for (const { ten, mo_ta, noiDungList } of json.data)
      for (const text of [ten, mo_ta, ...noiDungList.map((line: { noi_dung: string }) => line.noi_dung)])
        assert.not.match(text, vietnamese)
    assert.is(json.data[0].ten, 'Standard package')
    assert.is((await app.get(`/api/goi/${premium}`, english)).json.data.ten, 'Premium package, 1 device')
    assert.is((await app.get('/api/goi/loai/MIEN_PHI', english)).json.data[0].mo_ta, json.data[0].mo_ta)
    assert.is(await app.db('translations').whereNull('translated').first(), undefined)
  }))

test('a text without a translation is shown as typed, and a request for the texts as typed gets them untranslated', () =>
  withCatalogue(async app => {
    const { id } = await create(app, { ten: 'Gói chưa dịch' })
    assert.is((await app.get(`/api/goi/${id}`, english)).json.data.ten, 'Gói chưa dịch')
    for (const path of ['/api/goi?nguyen_van=1', `/api/goi/${free}?nguyen_van=1`]) {
      const [{ ten }] = [(await app.get(path, english)).json.data].flat()
      assert.is(ten, 'Gói tiêu chuẩn')
    }
  }))

test('packages that were there before the translations are translated too', () =>
  withCatalogue(async app => {
    await app.db('translations').delete()
    await app.db('seeds').where({ name: 'translations' }).delete()
    await app.db('goi').insert({ ten: 'Gói cũ', gia: 5_000, loai_goi: 'TRA_PHI' })
    assert.is(await seedCatalogue(app.db), false)
    const waiting = await app.db('translations').whereNull('translated').pluck('source')
    assert.equal(waiting, ['Gói cũ'])
  }))

test('a translation that arrives changes the version of the cached pages', () =>
  withService(service =>
    withCatalogue(async app => {
      await create(app)
      const before = await pageVersion(app.db)
      await createTranslator(service.url, app.services, 0).run()
      const after = await pageVersion(app.db)
      assert.is.not(after, before)
      await cleanup.translations!(app.db, app.services.clock.now())
      assert.is(await pageVersion(app.db), after, 'the clean-up of every hour does not')
    }),
  ))

test('a parent sees English texts in wallet, orders, result and device, an admin the texts as typed', () =>
  withMother(async ({ app, parent, buy, assign, device }) => {
    const { vnp_txn_ref } = await order(app)
    const query = told(app, vnp_txn_ref)
    await ipn(app, query)
    const [bought] = await buy()
    await assign(bought!)
    const names = async (path: string, as: 'mother' | 'admin') => {
      const { data } = (await app.get(`/api${path}`, { ...english, as })).json
      return [data].flat().map(row => row.ten_goi ?? row.goi_hien_tai.thongTinGoi.ten)
    }
    for (const path of [
      `/payment/purchased/${parent}`,
      `/payment/unassigned/${parent}`,
      `/payment/orders?ma_phu_huynh=${parent}`,
      `/payment/subscriptions/${bought}`,
      `/thiet-bi/${device}/goi`,
      `/thiet-bi/${device}/goi/active`,
      `/thiet-bi/${device}`,
      `/tre-em/${(await app.db('thiet_bi').where({ nguoi_dung_id: device }).first()).ma_tre_em}/thiet-bi`,
    ]) {
      assert.equal([...new Set(await names(path, 'mother'))], ['Premium package, 1 device'], path)
      assert.equal([...new Set(await names(path, 'admin'))], ['Gói Premium 1 thiết bị'], path)
    }
    assert.equal(await names(`/payment/result?${query}`, 'mother'), ['Premium package, 1 device'])
    const row = (await app.get(`/api/payment/purchased/${parent}`, { ...english, as: 'mother' })).json.data[0]
    assert.is(row.thongTinGoi.noiDungList[3].noi_dung, 'Web history of 30 days, time statistics of 13 months')
    const found = async (ten: string) =>
      (await app.get(`/api/payment/purchased/${parent}?ten=${ten}`, { as: 'mother' })).json.data.length
    assert.equal([await found('premium+package'), await found('goi+premium'), await found('standard')], [2, 2, 0])
  }))

test('an order keeps the name that was bought, and is shown in English also after the package was renamed', () =>
  withMother(async ({ app }) => {
    await order(app)
    await admin(app, 'PUT', `/goi/${premium}`, { ten: 'Gói đổi tên' })
    await cleanup.translations!(app.db, app.services.clock.now())
    const [row] = (await app.get('/api/payment/orders', { ...english, as: 'mother' })).json.data
    assert.is(row.ten_goi, 'Premium package, 1 device')
  }))

test('the console and its forms show the texts as typed, also in English', () =>
  withCatalogue(async app => {
    for (const path of ['/admin/goi', '/admin/goi-management', '/admin/thiet-bi'])
      assert.match((await opened(app, path, 'en')).textContent, 'Gói tiêu chuẩn', path)
    assert.is(valueIn('ten', await opened(app, `/admin/goi?mo=sua-goi.${free}`, 'en')), 'Gói tiêu chuẩn')
  }))

test('the page that sells a package is in English', () =>
  withMother(async ({ app }) => {
    const page = await opened(app, `/payment/${premium}`, 'en', 'mother')
    assert.match(textOf('main', page), 'Premium package, 1 device')
    assert.match(textOf('main', page), 'Web history of 30 days, time statistics of 13 months')
  }))

test('translations of texts that no package has any more are kept for 400 days, up to a maximum number; untranslated ones are deleted', () =>
  withCatalogue(async app => {
    const { id } = await create(app, { ten: 'Gói tạm' })
    const at = (days: number) => new Date(Date.now() + days * 86_400_000)
    const clean = (now: Date) => cleanup.translations!(app.db, now)
    await clean(at(0))
    const there = async () => (await app.db('translations').pluck('source')).includes('Gói tạm')
    assert.ok(await there())
    await app.db('translations').where({ source: 'Gói tạm' }).update({ translated: 'Temporary package' })
    await admin(app, 'DELETE', `/goi/${id}`)
    assert.is(await clean(at(399)), 1, 'its description, which was never translated')
    assert.ok(await there())
    assert.is(await clean(at(401)), 1)
    assert.not.ok(await there())
    const old = Array.from({ length: 1_005 }, (_, n) => `old ${n}`)
    const rows = old.map(text => ({ language: 'en', text_hash: text, source: text, translated: text }))
    await app.db('translations').insert(rows)
    assert.is(await clean(at(1)), 5)
  }))

test.run()
