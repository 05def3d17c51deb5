import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Tabs } from '../../views/parts/tabs.tsx'
import { mounted, one, press, rendered, send } from './screen.tsx'

const tabs = ['mot', 'hai', 'ba'].map(id => ({ id, label: `Thẻ ${id}`, panel: <p>Nội dung {id}</p> }))
const chosen = () => one('[role=tab][aria-selected=true]')

test('the selected panel is visible before JavaScript, the others are hidden', () => {
  const box = rendered(<Tabs label="Tải xuống" tabs={tabs} selected="hai" />)
  assert.equal(
    [...box.querySelectorAll('[role=tabpanel]')].map(panel => panel.hasAttribute('hidden')),
    [true, false, true],
  )
})

test('each tab and its panel refer to each other', () => {
  const box = rendered(<Tabs label="Tải xuống" tabs={tabs} />)
  const all = box.querySelectorAll('[role=tab]')
  assert.is(all.length, tabs.length)
  for (const tab of all) {
    assert.is(one(`[id="${tab.getAttribute('aria-controls')}"]`, box).getAttribute('aria-labelledby'), tab.id)
  }
})

test('arrows, Home and End move the selection and the focus, and wrap around', async () => {
  const page = await mounted(<Tabs label="Tải xuống" tabs={tabs} />)
  const moves = [
    ['ArrowRight', 'Thẻ hai'],
    ['End', 'Thẻ ba'],
    ['ArrowRight', 'Thẻ mot'],
    ['ArrowLeft', 'Thẻ ba'],
    ['Home', 'Thẻ mot'],
    ['a', 'Thẻ mot'],
  ] as const
  chosen().focus()
  for (const [key, words] of moves) {
    await send(chosen(), 'keydown', { key })
    assert.is(chosen().textContent, words)
    assert.is(document.activeElement, chosen())
    assert.is(document.querySelectorAll('[role=tab][tabindex="0"]').length, 1)
  }
  await page.gone()
})

test('controlled tabs only call onSelect', async () => {
  const asked: string[] = []
  const page = await mounted(<Tabs label="Tải xuống" tabs={tabs} selected="mot" onSelect={id => asked.push(id)} />)
  await press(document.querySelectorAll<HTMLElement>('[role=tab]')[1]!)
  assert.equal(asked, ['hai'])
  assert.is(chosen().textContent, 'Thẻ mot')
  await page.gone()
})

test.run()
