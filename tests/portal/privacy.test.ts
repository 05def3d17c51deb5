import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { opened, textOf } from '../helpers/pages.ts'
import { type Portal, withPortal } from '../helpers/portal.ts'
import { confirmPhone } from '../helpers/protection.ts'
import { one } from '../parts/screen.tsx'

const path = ({ child }: Portal) => `/con/${child}/rieng-tu`
const consents = async ({ call, child }: Portal) => {
  const { time, history } = (await call('GET', `/tre-em/${child}/consents`)).json.data
  return [time.on, history.on]
}

test('the page says what is kept and how long, and everything is off at first', () =>
  withPortal(async portal => {
    const box = await portal.page(path(portal))
    assert.match(textOf('.portal-head', box), 'Đây là tất cả những gì An Nhi giữ về con.')
    assert.is(box.querySelectorAll('.privacy-kept > div').length, 6)
    assert.is(box.querySelectorAll('.choice [checked]').length, 0)
  }))

test('consents are given and withdrawn; the child’s own is waited for', () =>
  withPortal(async portal => {
    const given = await portal.send(path(portal), { do: 'consents', time: 'on', history: 'on' })
    assert.match(textOf('.portal > .notice', given), 'Đã lưu lựa chọn của bạn.')
    assert.match(textOf('[aria-labelledby=consents]', given), 'Đang chờ con bấm “Con đã hiểu”.')
    assert.equal(await consents(portal), [true, true])
    const rules = [{ kind: 'budget', weekday: 1, minutes: 60 }]
    await portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules })
    assert.match(textOf('[aria-labelledby=consents]', await portal.page(path(portal))), 'giới hạn ấy ngừng chạy')
    await portal.send(path(portal), { do: 'consents', was: 'time,history', time: 'on' })
    assert.equal(await consents(portal), [true, false])
  }))

test('what was agreed elsewhere meanwhile is not withdrawn by an older page', () =>
  withPortal(async portal => {
    const was = async () => one('[name=was]', await portal.page(path(portal))).getAttribute('value')!
    const before = await was()
    await portal.call('PUT', `/tre-em/${portal.child}/consents`, { time: true })
    await portal.send(path(portal), { do: 'consents', was: before, history: 'on' })
    assert.equal(await consents(portal), [true, true])
    await portal.send(path(portal), { do: 'consents', was: await was(), time: 'on' })
    assert.equal(await consents(portal), [true, false])
  }))

test('the journal tells what was done, the newest first', () =>
  withPortal(async portal => {
    await portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules: [] })
    const id = '00000000-0000-4000-8000-000000000001'
    await portal.call('POST', `/tre-em/${portal.child}/grants`, { id, kind: 'minutes', minutes: 30 })
    await portal.call('POST', `/grants/${id}/undo`)
    const said = [...(await portal.page(path(portal))).querySelectorAll('.event-rows > li > :last-child')]
    assert.equal(
      said.map(({ textContent }) => textContent),
      ['Bạn hoàn tác việc cho thêm 30\u00a0phút', 'Bạn cho thêm 30\u00a0phút', 'Bạn sửa luật'],
    )
    const english = await opened(portal.app, `/user${path(portal)}`, 'en', 'mother')
    assert.match(textOf('.event-rows', english), /You undid a gift of 30 minutes.*You gave 30 minutes more/)
  }))

test('everything is deleted only once the child’s name was typed', () =>
  withPortal(async portal => {
    const before = await portal.send(path(portal), { do: 'consents', time: 'on' })
    assert.is(before.querySelector('[name=ten]'), null)
    assert.match(textOf('.confirm-step', before), 'Gửi mã OTP')
    await confirmPhone(portal.app)
    const box = await portal.send(path(portal), { do: 'delete', ten: 'Bé Na' })
    assert.is(one('[name=ten]', box).getAttribute('value'), 'Bé Na')
    assert.match(textOf('.field-error', box), 'Tên chưa khớp. Vui lòng gõ đúng: Bé An')
    assert.equal(await consents(portal), [true, false])
    const today = await portal.send(path(portal), { do: 'delete', ten: 'bé an' })
    assert.is(textOf('h1', today), 'Hôm nay')
    assert.equal(await consents(portal), [false, false])
    assert.equal((await portal.rules()).rules, [])
  }))

test.run()
