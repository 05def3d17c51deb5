import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withMother } from '../helpers/billing.ts'
import { opened, pressed, textOf } from '../helpers/pages.ts'

test('a page that shows one buyer opens no order for another one who has logged in since, and then shows that one', () =>
  withMother(async ({ app }) => {
    const press = (page: HTMLElement) => pressed(app, '/payment/3', page, 'stranger')
    const mothers = await opened(app, '/payment/3', 'vi', 'mother')
    assert.match(textOf('.payment-buyer', mothers), 'Nguyễn Thị Hạnh')
    const { page: strangers } = await press(mothers)
    assert.is((await app.db('orders').where({ thong_tin_goi_id: 3 })).length, 0)
    assert.match(textOf('.payment-order .notice', strangers), 'đăng nhập bằng tài khoản khác')
    assert.not.match(textOf('.payment-buyer', strangers), 'Nguyễn Thị Hạnh')
    assert.is((await press(strangers)).status, 303)
    const [order] = await app.db('orders').where({ thong_tin_goi_id: 3 })
    assert.is(order.ma_phu_huynh, (await app.get('/api/auth/me', { as: 'stranger' })).json.data.ma_phu_huynh)
  }))

test('one summary says for how many and how long, what is saved, what renews itself, and what can be asked back', () =>
  withMother(async ({ app }) => {
    const page = await opened(app, '/payment/4', 'vi', 'mother')
    const said = textOf('.payment-order', page).replaceAll('\u00a0', ' ')
    for (const shown of [
      'Gói Premium 3 thiết bị',
      'Số thiết bị3',
      'Thời hạn1 năm',
      'Tiết kiệm117.000 ₫',
      '1.053.000 ₫',
      'Gói tự gia hạn sau 1 năm cho đến khi bạn tắt. Bạn có thể yêu cầu hoàn tiền gia hạn trong 30 ngày.',
    ])
      assert.match(said, shown)
    assert.ok(page.querySelector('.payment-order [href="/terms"]'))
    const free = textOf('.payment-order', await opened(app, '/payment/8', 'vi', 'mother'))
    assert.not.match(free, /gia hạn|Tiết kiệm/)
  }))

test.run()
