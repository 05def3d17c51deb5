import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withEvening } from '../helpers/evening.ts'
import { pairMachine } from '../helpers/machine.ts'
import { opened, textOf } from '../helpers/pages.ts'

test('who asks for minutes during a rest is shown with what would open the machine', () =>
  withEvening(async ({ app, child }) => {
    const { call } = await pairMachine(app, child)
    const id = '00000000-0000-4000-8000-000000000009'
    await call('POST', '/requests', { id, kind: 'minutes', minutes: 15 })
    const asked = async () => textOf('.ask-card', await opened(app, '/user', 'vi', 'mother'))
    assert.not.match(await asked(), 'giờ nghỉ')
    app.services.clock.set(new Date('2026-11-23T22:00:00+07:00'))
    assert.match(await asked(), 'thêm phút chưa mở máy ngay. Muốn con dùng tiếp, bạn chọn giờ ở “Dùng đến” bên dưới.')
  }))

test('who asks while a lock or a rest would void a yes is shown with that, on both pages', () =>
  withEvening(async ({ app, child, call: parent }) => {
    const { call } = await pairMachine(app, child)
    await call('POST', '/requests', {
      id: '00000000-0000-4000-8000-000000000009',
      kind: 'site',
      name: 'scratch.mit.edu',
    })
    const card = async (path: string) => (await opened(app, path, 'vi', 'mother')).querySelector('.ask-card')!
    const asked = async (path: string) => textOf('.ask-card', await opened(app, path, 'vi', 'mother'))
    assert.not.match(await asked('/user'), 'Máy đang')
    const lock = '00000000-0000-4000-8000-000000000001'
    await parent('POST', `/tre-em/${child}/grants`, { id: lock, kind: 'lock' })
    assert.match(
      await asked('/user'),
      'Máy đang khóa, nên câu trả lời chưa mở máy ngay. Muốn con dùng tiếp, bạn bấm “Mở khóa” bên dưới.',
    )
    assert.match(await asked('/user/xin-phep'), 'bạn bấm “Mở khóa” trên trang Hôm nay.')
    assert.is((await card('/user')).querySelector('.button-primary'), null, 'no answer is the way that stands out')
    await parent('POST', `/grants/${lock}/undo`)
    app.services.clock.set(new Date('2026-11-23T22:00:00+07:00'))
    for (const path of ['/user', '/user/xin-phep'])
      assert.match(await asked(path), 'Máy đang trong giờ nghỉ, nên “Cho hôm nay” chỉ có tác dụng khi máy mở lại.')
  }))

test.run()
