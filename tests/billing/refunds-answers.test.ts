import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withRenewed } from '../helpers/refunds.ts'

test('a refund that the gateway accepted is on its way, whatever state of it the answer names', () =>
  withRenewed(async ({ request, decide, gateway }) => {
    const { id } = (await request()).json.data
    gateway.answers('00', { vnp_TransactionStatus: '01' })
    assert.is((await decide(id, 'approved')).json.data.trang_thai, 'processing')
  }))

test('an answer of another terminal does not count: the refund stays approved, and the call says that it was unreadable', () =>
  withRenewed(async ({ app, request, decide, gateway }) => {
    const { id } = (await request()).json.data
    gateway.answers('00', { vnp_TmnCode: 'ANOTHER1' })
    const { status, json } = await decide(id, 'approved')
    assert.equal([status, json.data.trang_thai], [200, 'approved'])
    assert.is((await app.db('gateway_calls').where({ kind: 'refund' }).first()).outcome, 'unreadable_answer')
  }))

test('a place that was cancelled after the renewal keeps its end when the renewal is taken back', () =>
  withRenewed(async ({ app, request, decide, row, ids }) => {
    await app.db('goi_dich_vu').where({ id: ids[0] }).update({ trang_thai: 'HUY' })
    await decide((await request()).json.data.id, 'approved')
    const ends = [await row(ids[0]!), await row(ids[1]!)].map(place => [place.trang_thai, place.ngay_ket_thuc])
    assert.equal(ends, [
      ['HUY', '2029-01-31'],
      ['CHUA_GAN', '2028-01-31'],
    ])
  }))

test.run()
