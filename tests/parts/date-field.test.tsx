import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { dateWords } from '../../src/i18n/dates.ts'
import { loaded, mounted, one, press, rendered, send } from './screen.tsx'

await loaded(dateWords)
Object.assign(globalThis, { Event: globalThis.window.Event })
const { DateField } = await import('../../views/parts/date-field.tsx')

const born = (value?: string, error?: string) => (
  <DateField label="Ngày sinh" name="ngay_sinh" defaultValue={value} {...(error && { error })} />
)
const input = () => one('input') as HTMLInputElement
const days = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell]')]
const focused = () => document.activeElement?.getAttribute('aria-label')

async function typed(text: string): Promise<void> {
  input().value = text
  await send(input(), 'input')
  await send(input(), 'focusout')
}

test('a date is shown as dd/mm/yyyy, and what was typed and refused as it was typed', () => {
  assert.is(one('input', rendered(born('2017-11-23'))).getAttribute('value'), '23/11/2017')
  assert.is(one('input', rendered(born('31/02/2017'))).getAttribute('value'), '31/02/2017')
  assert.is(one('input', rendered(born())).getAttribute('value'), '')
})

test('without its script it is a field of text whose calendar does not show', () => {
  const box = rendered(born())
  assert.is(one('input', box).getAttribute('type'), 'text')
  assert.ok(one('button', box).hasAttribute('hidden'))
})

test('on leaving the field a date is written out, and one that does not exist is said to', async () => {
  const screen = await mounted(born('2017-11-23'))
  for (const [text, shown] of [
    ['3/1/2018', '03/01/2018'],
    ['03-01-2018', '03/01/2018'],
    ['03012018', '03/01/2018'],
    ['2018-01-03', '03/01/2018'],
  ] as const) {
    await typed(text)
    assert.is(input().value, shown, text)
    assert.is(document.querySelector('.field-error'), null, text)
  }
  for (const text of ['31/02/2018', '2018', 'hôm qua']) {
    await typed(text)
    assert.match(one('.field-error').textContent, 'Không có ngày này', text)
    assert.is(input().getAttribute('aria-invalid'), 'true')
  }
  await send(input(), 'input')
  assert.is(document.querySelector('.field-error'), null, 'until something else is typed')
  await screen.gone()
})

test('the calendar opens on the day in the field, is walked through by keyboard, and writes the day into it', async () => {
  let heard = 0
  const screen = await mounted(
    <form onInput={() => heard++}>
      <DateField label="Ngày sinh" name="ngay_sinh" defaultValue="2016-02-28" />
    </form>,
  )
  await press(one('.input-frame > .icon-button'))
  assert.is(one('dialog').getAttribute('aria-label'), 'Chọn ngày')
  assert.match(focused()!, /Chủ Nhật.*28.*2016/)
  assert.is(one('[aria-selected=true]').textContent, '28')
  assert.is(days().length, 29)
  for (const [key, shiftKey, expected] of [
    ['ArrowRight', false, /29.*2016/],
    ['ArrowRight', false, /1 tháng 3.*2016/],
    ['ArrowUp', false, /23 tháng 2.*2016/],
    ['ArrowDown', false, /1 tháng 3/],
    ['Home', false, /Thứ Hai.*29 tháng 2/],
    ['End', false, /Chủ Nhật.*6 tháng 3/],
    ['PageUp', false, /6 tháng 2.*2016/],
    ['PageDown', true, /6 tháng 2.*2017/],
    ['ArrowLeft', false, /5 tháng 2.*2017/],
  ] as const) {
    await send(document.activeElement as HTMLElement, 'keydown', { key, shiftKey })
    assert.match(focused()!, expected, key)
  }
  await press(one('[aria-label="Tháng sau"]'))
  await press(one('[aria-label="Năm trước"]'))
  assert.match(one('.calendar-head p').textContent, /tháng 3.*2016/i)
  await press(days()[4]!)
  assert.is(document.querySelector('dialog'), null)
  assert.is(input().value, '05/03/2016')
  assert.is(heard, 1, 'a form that listens hears of it')
  await screen.gone()
})

test('Alt and the arrow down open the calendar from within the field', async () => {
  const screen = await mounted(born())
  await send(input(), 'keydown', { key: 'ArrowDown' })
  assert.is(document.querySelector('dialog'), null)
  await send(input(), 'keydown', { key: 'ArrowDown', altKey: true })
  assert.ok((one('dialog') as HTMLDialogElement).open)
  assert.ok(one('[aria-current=date]'), 'today is marked')
  await screen.gone()
})

test.run()
