import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { opened, parsed, textOf } from '../catalogue-screens/screens.ts'
import { withMother } from '../helpers/billing.ts'

test('a page that shows one buyer opens no order for another one who has logged in since, and then shows that one', () =>
  withMother(async ({ app }) => {
    const send = async (page: HTMLElement) => {
      const fields = [...page.querySelectorAll<HTMLInputElement>('.payment-order [name]')]
      return app.ask('POST', '/payment/3', {
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Sec-Fetch-Site': 'same-origin',
          Cookie: `token=${await app.token('stranger')}`,
        },
        body: String(new URLSearchParams(fields.map(({ name, value }) => [name, value]))),
      })
    }
    const mothers = await opened(app, '/payment/3', 'vi', 'mother')
    assert.match(textOf('.payment-buyer', mothers), 'Nguyễn Thị Hạnh')
    const { text } = await send(mothers)
    assert.is((await app.db('orders').where({ thong_tin_goi_id: 3 })).length, 0)
    const strangers = parsed(text)
    assert.match(textOf('.payment-order .notice', strangers), 'đăng nhập bằng tài khoản khác')
    assert.not.match(textOf('.payment-buyer', strangers), 'Nguyễn Thị Hạnh')
    assert.is((await send(strangers)).status, 303)
    const [order] = await app.db('orders').where({ thong_tin_goi_id: 3 })
    assert.is(order.ma_phu_huynh, (await app.get('/api/auth/me', { as: 'stranger' })).json.data.ma_phu_huynh)
  }))

test.run()
