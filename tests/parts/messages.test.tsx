import { setTimeout as pause } from 'node:timers/promises'
import { act } from 'react'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Button } from '../../views/parts/button.tsx'
import { Notice } from '../../views/parts/notice.tsx'
import { ToastPlace, ToastProvider, useToast } from '../../views/parts/toast.tsx'
import { mounted, one, passed, press, rendered, send, stoppedTime } from './screen.tsx'

function Teller() {
  const tell = useToast()
  return (
    <>
      <Button onClick={() => tell('Đã lưu')}>Được</Button>
      <Button onClick={() => tell('Chưa lưu', 'danger')}>Hỏng</Button>
    </>
  )
}

function Remover() {
  const tell = useToast()
  return (
    <Button onClick={() => tell('Đã xóa', 'success', close => <Button onClick={close}>Hoàn tác</Button>)}>Xóa</Button>
  )
}

test('a busy button keeps its text, stays focusable and does nothing', async () => {
  let pressed = 0
  const count = () => {
    pressed += 1
  }
  const page = await mounted(
    <Button busy onClick={count}>
      Lưu
    </Button>,
  )
  const button = one('button')
  await press(button)
  assert.is(pressed, 0)
  assert.is(button.getAttribute('aria-busy'), 'true')
  assert.not(button.hasAttribute('disabled'))
  assert.match(button.textContent ?? '', 'Lưu')
  await page.again(<Button onClick={count}>Lưu</Button>)
  await press(one('button'))
  assert.is(pressed, 1)
  await page.gone()
})

test('a button submits a form only with type="submit"', () => {
  assert.is(one('button', rendered(<Button>Lưu</Button>)).getAttribute('type'), 'button')
  assert.is(one('button', rendered(<Button type="submit">Lưu</Button>)).getAttribute('type'), 'submit')
})

test('a notice is announced only when live, and an error at once', () => {
  assert.is(rendered(<Notice>Tin</Notice>).querySelector('[role]'), null)
  assert.ok(one('[role=status]', rendered(<Notice live>Tin</Notice>)))
  assert.ok(
    one(
      '[role=alert]',
      rendered(
        <Notice live tone="danger">
          Tin
        </Notice>,
      ),
    ),
  )
})

test('messages appear in live regions that existed before them', async () => {
  const page = await mounted(
    <ToastProvider>
      <ToastPlace />
      <Teller />
    </ToastProvider>,
  )
  const [polite, urgent] = [one('.toasts [role=status]'), one('.toasts [role=alert]')]
  const [good, bad] = document.querySelectorAll<HTMLElement>('.button')
  await press(good!)
  await press(bad!)
  assert.is(polite.textContent, 'Đã lưu')
  assert.is(urgent.textContent, 'Chưa lưu')
  await press(one('button[aria-label="Đóng"]', urgent))
  assert.is(urgent.textContent, '')
  assert.is(polite.textContent, 'Đã lưu')
  await page.gone()
})

test('a success makes way for one that can be undone, which gives the focus back when it closes', async () => {
  const page = await mounted(
    <ToastProvider>
      <ToastPlace />
      <Teller />
      <Remover />
    </ToastProvider>,
  )
  const polite = one('.toasts [role=status]')
  const [good, , remove] = document.querySelectorAll<HTMLElement>('.button')
  await press(good!)
  remove!.focus()
  await press(remove!)
  assert.is(polite.textContent, 'Đã xóaHoàn tác')
  const undo = one('.button', polite)
  await act(async () => undo.focus())
  await press(undo)
  await pause(1)
  assert.is(document.activeElement, remove)
  await page.gone()
})

test('a success message disappears after 3 seconds, an error stays', async () => {
  const page = await mounted(
    <ToastProvider>
      <ToastPlace />
      <Teller />
    </ToastProvider>,
  )
  const [polite, urgent] = [one('.toasts [role=status]'), one('.toasts [role=alert]')]
  const restore = stoppedTime()
  for (const button of document.querySelectorAll<HTMLElement>('.button')) await press(button)
  await passed(2_990)
  assert.is(polite.textContent, 'Đã lưu')
  await passed(20)
  assert.is(polite.textContent, '')
  await passed(60_000)
  assert.is(urgent.textContent, 'Chưa lưu')
  restore()
  await page.gone()
})

test('a success message stays while it is hovered or focused', async () => {
  const page = await mounted(
    <ToastProvider>
      <ToastPlace />
      <Teller />
    </ToastProvider>,
  )
  const polite = one('.toasts [role=status]')
  const restore = stoppedTime()
  await press(one('.button'))
  const toast = one('.toast', polite)
  await send(toast, 'pointerover')
  await send(toast, 'focusin')
  await send(toast, 'focusout')
  await passed(60_000)
  assert.is(polite.textContent, 'Đã lưu')
  await send(toast, 'pointerout')
  await passed(3_010)
  assert.is(polite.textContent, '')
  restore()
  await page.gone()
})

test.run()
