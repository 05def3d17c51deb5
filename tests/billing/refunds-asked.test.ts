import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { orderRow } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { withRenewed } from '../helpers/refunds.ts'
import { jobs, texts } from '../helpers/renewals.ts'

const once = { done: 1, failed: 0 }
const none = { done: 0, failed: 0 }

test('D51: a refund whose answer was lost is asked about, and not asked for twice', () =>
  withRenewed(async ({ at, request, decide, row, ids, gateway, ask, refund }) => {
    const { id } = (await request()).json.data
    gateway.answers('lost')
    assert.is((await decide(id, 'approved')).json.data.trang_thai, 'approved')
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2029-01-31')
    assert.equal(await ask(), none)
    await at('2028-01-11T05:11:00Z')
    assert.equal([await ask(), await ask()], [once, none])
    assert.equal([gateway.asked.length, gateway.queried.length], [1, 1])
    assert.equal([(await refund(id)).trang_thai, (await row(ids[0]!)).ngay_ket_thuc], ['processing', '2028-01-31'])
  }))

for (const [code, what] of [
  ['00', 'takes it'],
  ['94', 'has one under way'],
  ['93', 'has sent everything back'],
])
  test(`D51: a refund that the gateway does not know of is asked for again; one that ${what} is on its way`, () =>
    withRenewed(async ({ at, request, decide, gateway, ask, refund, row, ids }) => {
      const { id } = (await request()).json.data
      gateway.answers(null)
      await decide(id, 'approved')
      gateway.tells({ vnp_ResponseCode: '94' })
      await at('2028-01-11T05:11:00Z')
      await ask()
      assert.equal([gateway.asked.length, (await refund(id)).trang_thai], [1, 'approved'], 'no news, no request')
      gateway.tells({})
      gateway.answers(code!)
      await at('2028-01-11T05:22:00Z')
      await ask()
      assert.equal([gateway.asked.length, (await refund(id)).trang_thai], [2, 'processing'])
      assert.is((await row(ids[0]!)).ngay_ket_thuc, '2028-01-31')
    }))

test('a vague error is no refusal: it is one once the gateway says that it has no refund', () =>
  withRenewed(async ({ at, request, decide, gateway, ask, refund }) => {
    const { id } = (await request()).json.data
    gateway.answers('99')
    assert.match((await decide(id, 'approved')).json.message, 'VNPay chưa trả lời')
    assert.is((await refund(id)).trang_thai, 'approved')
    await at('2028-01-11T05:11:00Z')
    await ask()
    assert.equal([gateway.asked.length, (await refund(id)).trang_thai], [1, 'failed'])
  }))

test('D35: a refund in progress is queried daily until the money has arrived, and the log and the timeline say so', () =>
  withRenewed(async ({ app, at, request, decide, gateway, ask, refund, ref }) => {
    const { id } = (await request()).json.data
    assert.is((await decide(id, 'approved')).json.data.trang_thai, 'processing')
    const told = []
    for (const [day, status] of [
      ['12', '05'],
      ['13', '06'],
      ['14', '06'],
      ['15', '00'],
      ['16', '00'],
    ]) {
      gateway.tells({ vnp_TransactionStatus: status! })
      // a minute more than a day, because the clock goes on while the test runs
      await at(`2028-01-${day}T05:${day}:00Z`)
      await ask()
      await ask()
      const { trang_thai, reason } = await refund(id)
      told.push([trang_thai, reason, gateway.queried.length])
    }
    assert.equal(told, [
      ['processing', 'refund_processing', 1],
      ['processing', 'refund_sent', 2],
      ['processing', 'refund_sent', 3],
      ['refunded', 'refund_done', 4],
      ['refunded', 'refund_done', 4],
    ])
    const answers = await app.db('audit_log').where({ action: 'refund_answered', subject: id }).orderBy('id')
    assert.equal(
      answers.map(({ detail }) => detail.reason),
      ['refund_accepted', 'refund_processing', 'refund_sent', 'refund_done'],
    )
    const { dong_thoi_gian } = (await app.get(`/api/payment/orders/${ref}`, { as: 'admin' })).json.data
    const asked = dong_thoi_gian.filter((event: { hanh_dong: string }) => event.hanh_dong === 'gateway_query')
    assert.equal(
      asked.map(({ chi_tiet }: { chi_tiet: { outcome: string } }) => chi_tiet.outcome),
      ['refund_done', 'refund_sent', 'refund_sent', 'refund_processing'],
    )
    assert.equal(await runJob(app.services, ledgerJob, { dryRun: false }), { differences: 0, new: 0 })
  }))

test('D35: a refund that the bank refuses after the gateway accepted it fails, is found by the ledger, and can be sent again', () =>
  withRenewed(async ({ app, at, request, decide, ref, gateway, ask, refund }) => {
    const { id } = (await request()).json.data
    await decide(id, 'approved')
    gateway.tells({ vnp_TransactionStatus: '09' })
    await at('2028-01-13T05:02:00Z')
    await ask()
    assert.equal([(await refund(id)).trang_thai, (await orderRow(app, ref)).trang_thai], ['failed', 'refunded'])
    assert.ok((await runJob(app.services, ledgerJob, { dryRun: false })).new)
    const receipt = await opened(app, `/wallet/orders/${ref}`, 'vi', 'mother')
    assert.is.not(textOf('.receipt', receipt).includes('Đã hoàn'), true, 'the receipt does not say that it went back')
    assert.match(textOf('.receipt', receipt), 'Đang hoàn tiền')
    assert.match(textOf('main', await opened(app, '/wallet', 'vi', 'mother')), 'Tiền chưa về đến bạn')
    const order = await opened(app, `/admin/don-hang?mo=don-hang.${ref}`)
    assert.match(textOf('dialog .facts', order), 'Chưa hoàn được')
    assert.match(textOf('tbody', order), 'Ngân hàng từ chối hoàn tiền')
    assert.is.not(`${textOf('tbody', order)} ${textOf('dialog .facts', order)}`.includes('Đã hoàn tiền'), true)
    assert.match((await app.get('/api/payment/orders.csv', { as: 'admin' })).text, 'Ngân hàng từ chối hoàn tiền')
    assert.is.not(textOf('dialog .facts', order).includes('VNPay đã nhận lệnh'), true)
    gateway.tells({})
    assert.is((await decide(id, 'approved')).json.data.trang_thai, 'processing')
    assert.is((await runJob(app.services, ledgerJob, { dryRun: false })).differences, 0)
  }))

test('money that was sent back by hand at the gateway grants nothing', () =>
  withRenewed(async ({ app, gateway, parent }) => {
    const opened = await app.post('/api/payment/create', { thong_tin_goi_id: 2 }, { as: 'mother' })
    const { vnp_txn_ref } = opened.json.data
    gateway.tells({ vnp_TransactionType: '02', vnp_TransactionStatus: '00' })
    await app.post(`/api/payment/orders/${vnp_txn_ref}/query`, {}, { as: 'admin' })
    const { trang_thai, reason } = await orderRow(app, vnp_txn_ref)
    assert.equal([trang_thai, reason], ['review', 'refund_done'])
    assert.equal(await app.db('goi_dich_vu').where({ vnp_txn_ref, ma_phu_huynh: parent }), [])
  }))

test('the message of a refusal says why, as far as one message has room, and how to ask', () =>
  withRenewed(async ({ app, request, refund, parent }) => {
    const { id } = (await request()).json.data
    const refuse = async (ly_do_tu_choi: string, language = 'vi') => {
      await app.db('notices').where({ kind: 'refund_refused' }).delete()
      await app.db('refunds').where({ id }).update({ trang_thai: 'requested', ly_do_tu_choi: null })
      await app.db('phu_huynh').where({ ma_phu_huynh: parent }).update({ ngon_ngu: language })
      const body = { trang_thai: 'refused', ...(ly_do_tu_choi && { ly_do_tu_choi }) }
      await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body })
      await jobs.notices(app)
      return texts(app).at(-1)
    }
    const help = 'Can ho tro, hay goi 1900 0000 (8h-22h).'
    assert.is(await refuse(''), `Yeu cau hoan 741.000 d chua duoc chap nhan. ${help}`)
    assert.is(
      await refuse('Gói đã dùng gần hết kỳ, “#quá 20 ngày”.'),
      `Yeu cau hoan 741.000 d chua duoc chap nhan: Goi da dung gan het ky, qua 20 ngay. ${help}`,
    )
    assert.is(
      await refuse('Con vẫn đang dùng gói này trên máy tính bảng mỗi ngày từ đầu kỳ gia hạn'),
      `Yeu cau hoan 741.000 d chua duoc chap nhan: Con van dang dung goi nay tren may tinh bang moi ngay tu... ${help}`,
    )
    assert.is(
      await refuse('Used', 'en'),
      'Refund of 741.000 VND not accepted: Used. For help, call 1900 0000 (8:00-22:00).',
    )
    assert.is((await refund(id)).ly_do_tu_choi, 'Used')
  }))

test('deleting the account removes from the log why a refund was refused; the decision stays', () =>
  withRenewed(async ({ app, request, parent }) => {
    const { id } = (await request()).json.data
    const body = { trang_thai: 'refused', ly_do_tu_choi: 'Bé An vẫn dùng' }
    await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body })
    const logged = async () =>
      (await app.db('audit_log').where({ action: 'refund_refused' })).map(({ detail }) => detail)
    const before = { trang_thai: 'requested' }
    const after = { trang_thai: 'refused' }
    assert.equal(await logged(), [{ before, after, ly_do_tu_choi: 'Bé An vẫn dùng' }])
    await app.ask('DELETE', `/api/phu-huynh/${parent}`, { as: 'admin' })
    assert.equal(await logged(), [{ before, after }])
    assert.is((await app.db('notices').where({ kind: 'refund_refused' })).length, 0)
  }))

test('the reason for a refund request is deleted with the account, and is never in the log', () =>
  withRenewed(async ({ app, request, parent, refund }) => {
    const { id } = (await request()).json.data
    assert.is((await refund(id)).ly_do, 'Con không dùng nữa')
    assert.is((await app.ask('DELETE', `/api/phu-huynh/${parent}`, { as: 'admin' })).status, 200)
    assert.equal([(await refund(id)).ly_do, (await refund(id)).ma_phu_huynh], ['', null])
    const { rows } = await app.db.raw(`select count(*) from audit_log where detail::text like '%không dùng nữa%'`)
    assert.is(Number(rows[0].count), 0)
  }))

test.run()
