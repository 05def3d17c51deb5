import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Bought, withMother } from '../helpers/billing.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { ipn, order, orderRow, placesOf, told } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { suspected, tooLittle } from '../helpers/reviewed.ts'
import { upload } from '../helpers/settlement.ts'

const another = 'quản trị viên khác'

/** An order of the admin, about whose payment the gateway says this. */
const withOwn = (more: Record<string, string>, work: (given: Bought & { ref: string }) => Promise<void>) =>
  withMother(async given => {
    const { vnp_txn_ref: ref } = await order(given.app, undefined, 'admin')
    await ipn(given.app, told(given.app, ref, more))
    await work({ ...given, ref })
  })

for (const more of [suspected, tooLittle])
  test(`an admin does not close an order of their own, whatever they say of it, nor sends it back (${Object.keys(more)})`, () =>
    withOwn(more, async ({ app, ref }) => {
      const back = { so_tien: 5_000, ngay: '2027-01-31', ma_tham_chieu: 'FT1' }
      for (const [path, body] of [
        ['close', { ket_qua: 'paid', ly_do_dong: 'x' }],
        ['close', { ket_qua: 'unpaid', ly_do_dong: 'x' }],
        ['close', { ket_qua: 'refunded', ly_do_dong: 'x', ...back }],
        ['refund', { ly_do: 'x' }],
        ['refund', { ly_do: 'x', ben_ngoai: { ngay: back.ngay, ma_tham_chieu: 'FT1' } }],
        ['overpaid', { ly_do: 'x' }],
      ] as const) {
        const { status, json } = await app.post(`/api/payment/orders/${ref}/${path}`, body, { as: 'admin' })
        assert.equal([status, json.error], [409, 'own_order'], JSON.stringify(body))
        assert.match(json.message, another)
      }
      assert.equal([(await orderRow(app, ref)).trang_thai, await placesOf(app, ref)], ['review', []])
      assert.equal(await app.db('refunds'), [])
    }))

test('an admin decides no refund of their own: neither one that was asked for, nor one that the gateway told of', () =>
  withOwn({}, async ({ app, ref }) => {
    const { id: order_id, ma_phu_huynh } = await orderRow(app, ref)
    const asked = {
      order_id,
      ma_phu_huynh,
      so_tien: 390_000,
      ly_do: 'x',
      ngay_tao: new Date(),
      trang_thai: 'requested',
    }
    const [{ id }] = await app.db('refunds').insert(asked).returning('id')
    const [seen] = await app
      .db('seen_refunds')
      .insert({ order_id, so_tien: 1_000, seen_at: new Date() })
      .returning('id')
    const put = (path: string, body: object) => app.ask('PUT', `/api/payment/${path}`, { as: 'admin', body })
    for (const answer of [
      await put(`refunds/${id}`, { trang_thai: 'approved' }),
      await put(`refunds/${id}`, { trang_thai: 'refused' }),
      await put(`refunds/${id}`, { trang_thai: 'refunded', ly_do_dong: 'x' }),
      await put(`seen-refunds/${seen.id}`, { ket_qua: 'ignored', ly_do_dong: 'x' }),
    ])
      assert.equal([answer.status, answer.json.error], [409, 'own_order'])
    assert.is((await app.db('refunds').first()).trang_thai, 'requested')
    assert.is((await app.db('seen_refunds').first()).decided_at, null)
    assert.match(textOf('tbody', await opened(app, '/admin/hoan-tien')), 'Quản trị viên khác quyết định')
  }))

test('an admin closes no settlement difference of an order of their own, and the console does not ask them', () =>
  withOwn({}, async ({ app, ref }) => {
    const csv = `ma_don,so_tien,ngay\n${ref},1000,31/01/2027\nX,1000,31/01/2027\n`
    const { lech, la } = (await upload(app, csv)).json.data
    const close = (id: number) => app.post(`/api/payment/settlement-lines/${id}/close`, { ly_do: 'x' }, { as: 'admin' })
    const own = await close(lech[0].id)
    assert.equal([own.status, own.json.error], [409, 'own_order'])
    const question = await opened(app, `/admin/doi-soat?mo=dong-lech.${lech[0].id}`)
    assert.match(textOf('dialog', question), another)
    assert.is(question.querySelector('dialog form'), null)
    assert.is((await close(la[0].id)).status, 200)
  }))

test('an admin grants no package to a device of their own and changes no term of it, and the console does not ask them', () =>
  withMother(async ({ app, parent, device }) => {
    const self = await idOf(app.db, 'admin')
    const { device: own } = await seedChildWithDevice(app.db, self, 'QT-1')
    for (const [path, body] of [
      ['change-goi', { thong_tin_goi_id: 3 }],
      ['goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2029-01-31' }],
      ['goi/extend', { so_thang_gia_han: 1 }],
    ] as const) {
      const { status, json } = await app.ask('PUT', `/api/thiet-bi/${own}/${path}`, { as: 'admin', body })
      assert.equal([status, json.error], [409, 'own_package'], path)
      assert.match(json.message, another)
    }
    const isOffered = async (of: number) =>
      (await opened(app, `/admin/phu-huynh/${of}`)).querySelector('.family-devices [href*="doi-goi."]') !== null
    assert.equal([await isOffered(parent), await isOffered(self)], [true, false])
    const page = await opened(app, `/admin/thiet-bi?mo=doi-goi.${own}`)
    assert.match(textOf('dialog .notice', page), another)
    assert.is(page.querySelector('dialog form:not([method=dialog]) select'), null)
    const row = await opened(app, `/admin/thiet-bi?mo=doi-goi.${device}`)
    assert.ok(row.querySelector('dialog select'))
  }))

test('the console offers nobody to decide about their own money, and says who does', () =>
  withOwn(suspected, async ({ app, ref, parent }) => {
    const page = `/admin/don-hang?mo=don-hang.${ref}`
    for (const [language, words] of [
      ['vi', another],
      ['en', 'ask another administrator'],
    ] as const) {
      const dialog = (await opened(app, page, language)).querySelector('dialog')!
      assert.match(textOf('.notice.tone-info', dialog), words)
      assert.is(dialog.querySelector('a[href*="dong-don"], a[href*="hoan-don"]'), null)
      for (const name of ['dong-don', 'hoan-don', 'tra-thua', 'vnpay-hoan-ca']) {
        const question = await opened(app, `${page}&mo=${name}.${ref}`, language)
        assert.match(textOf('dialog:last-of-type', question), words, name)
        assert.is(question.querySelector('dialog:last-of-type form'), null, name)
      }
    }
    const { ma_phu_huynh } = await orderRow(app, ref)
    const transfer = async (id: number) =>
      (await opened(app, `/admin/phu-huynh/${id}`)).querySelector('a[href*="ghi-chuyen-khoan"]')
    assert.equal([await transfer(ma_phu_huynh), (await transfer(parent)) !== null], [null, true])
  }))

test.run()
