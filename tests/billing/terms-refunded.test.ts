import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withRenewed } from '../helpers/refunds.ts'

test('a refund of a renewal whose end was moved since says what remains, until an admin sets the term', () =>
  withRenewed(async ({ app, device, put, at, request, decide, ask, row, ids }) => {
    const work = async () => {
      const { viec } = (await app.get('/api/viec-can-lam', { as: 'admin' })).json.data
      return viec.find(({ loai }: { loai: string }) => loai === 'refund_term_moved')
    }
    await put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2028-12-31' })
    const { id } = (await request()).json.data
    assert.is((await work()).so_luong, 0)
    await decide(id, 'approved')
    await ask()
    assert.equal(
      [(await row(ids[0]!)).ngay_ket_thuc, (await row(ids[1]!)).ngay_ket_thuc],
      ['2028-12-31', '2028-01-31'],
      'the place that was moved is left, its sister is taken back',
    )
    const { so_luong, lau_nhat } = await work()
    assert.is(so_luong, 1)
    const { nguoi_dung_id, ngay_ket_thuc } = lau_nhat[0].con_lai
    assert.equal([nguoi_dung_id, ngay_ket_thuc], [device, '2028-12-31'])
    await at('2028-12-30T17:00:00Z')
    assert.is((await work()).so_luong, 0, 'it has ended')
    await at('2028-02-01T05:00:00Z')
    assert.is((await work()).so_luong, 1)
    await put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2028-12-31' })
    assert.is((await work()).so_luong, 0, 'an admin has decided to leave it')
  }))

test.run()
