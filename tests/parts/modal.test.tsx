import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Modal } from '../../views/parts/modal.tsx'
import { mounted, one, press, rendered, send } from './screen.tsx'

function page(open: boolean, onClose = () => {}) {
  return (
    <>
      <button type="button" id="opener">
        Mở
      </button>
      <Modal title="Thêm con" open={open} onClose={onClose} actions={<button type="button">Lưu</button>}>
        <input name="ten_tre" defaultValue="Minh" />
      </Modal>
    </>
  )
}

test('a dialog is modal while open, labelled by its title, and gone when closed', async () => {
  const screen = await mounted(page(false))
  assert.is(document.querySelector('dialog'), null)
  await screen.again(page(true))
  const dialog = one('dialog') as HTMLDialogElement
  assert.ok(dialog.open)
  assert.is(one(`[id="${dialog.getAttribute('aria-labelledby')}"]`).textContent, 'Thêm con')
  await screen.again(page(false))
  assert.is(document.querySelector('dialog'), null)
  await screen.gone()
})

test('a dialog returns the focus to what opened it', async () => {
  const screen = await mounted(page(false))
  one('#opener').focus()
  await screen.again(page(true))
  one('dialog input').focus()
  await screen.again(page(false))
  assert.is(document.activeElement, one('#opener'))
  await screen.gone()
})

test('if what opened it is removed with it, the dialog below gets the focus', async () => {
  const nested = (row: boolean) => (
    <>
      <Modal title="Các dòng" open onClose={() => {}}>
        {row && (
          <button type="button" id="row">
            Xóa
          </button>
        )}
      </Modal>
      <Modal title="Xóa" open={row} onClose={() => {}}>
        <input name="ten_tre" />
      </Modal>
    </>
  )
  const screen = await mounted(nested(true))
  one('#row').focus()
  await screen.again(nested(true))
  await screen.again(nested(false))
  assert.is(document.activeElement, one('.dialog-close'))
  await screen.gone()
})

test('a dialog calls onClose for its button, for Escape and for a press outside', async () => {
  let asked = 0
  const screen = await mounted(
    page(true, () => {
      asked += 1
    }),
  )
  const dialog = one('dialog')
  await press(one('.dialog-close'))
  assert.is(asked, 1)
  await send(dialog, 'cancel')
  assert.is(asked, 2)
  await send(dialog, 'pointerdown')
  await send(dialog, 'click')
  assert.is(asked, 3)
  await screen.gone()
})

test('a dialog stays open when a press begins inside and ends outside', async () => {
  let asked = 0
  const screen = await mounted(
    page(true, () => {
      asked += 1
    }),
  )
  await send(one('dialog input'), 'pointerdown')
  await send(one('dialog'), 'click')
  assert.is(asked, 0)
  await screen.gone()
})

test('a form in a dialog is reset each time the dialog opens', async () => {
  const screen = await mounted(page(true))
  ;(one('dialog input') as HTMLInputElement).value = 'An'
  await screen.again(page(false))
  await screen.again(page(true))
  assert.is((one('dialog input') as HTMLInputElement).value, 'Minh')
  await screen.gone()
})

test('the server renders a dialog open, so that it can be read before JavaScript runs', () => {
  assert.ok(one('dialog', rendered(page(true))).hasAttribute('open'))
})

test.run()
