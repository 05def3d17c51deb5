import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { apart } from '../../src/i18n/index.ts'
import { pages } from '../../src/i18n/pages.ts'
import { DialogLink } from '../../views/dialogs/dialog-link.tsx'
import { type Dialogs, loadOpened, OpenDialogs, type Shown } from '../../views/dialogs/dialogs.tsx'
import { openedIn } from '../../views/dialogs/opened.ts'
import { Modal } from '../../views/parts/modal.tsx'
import { WordsProvider } from '../../views/words.tsx'
import { one } from '../parts/screen.tsx'

const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
function Child({ data, opener, close }: Shown<string>) {
  return (
    <Modal open title={data} opener={opener} onClose={close}>
      <DialogLink opens={{ name: 'thiet-bi', id: 7 }}>Thiết bị</DialogLink>
    </Modal>
  )
}

function Device({ data, opener, close }: Shown<string>) {
  return (
    <Modal open title={data} opener={opener} onClose={close}>
      <p>{data}</p>
    </Modal>
  )
}

const dialogs: Dialogs = {
  'tre-em': { load: async (_args, id) => (id === 404 ? null : `Con ${id}`), Show: Child },
  'thiet-bi': { load: async (_args, id) => `Máy ${id}`, Show: Device },
}

function Screen() {
  return (
    <>
      <DialogLink opens={{ name: 'tre-em', id: 12 }}>Con</DialogLink>
      <OpenDialogs dialogs={dialogs} data={useLoaderData()} />
    </>
  )
}

async function shown(...addresses: string[]) {
  const router = createMemoryRouter(
    [{ path: '/', loader: args => loadOpened(args as never, dialogs), HydrateFallback: () => null, Component: Screen }],
    { initialEntries: addresses },
  )
  document.body.innerHTML = '<div></div>'
  await act(async () =>
    createRoot(document.body.firstElementChild!).render(
      <WordsProvider language="vi" words={apart(pages).vi}>
        <RouterProvider router={router} />
      </WordsProvider>,
    ),
  )
  return router
}

const titles = () => [...document.querySelectorAll('dialog h2')].map(title => title.textContent)
/** Clicks as a browser does, which focuses the element first. */
const press = (selector: string) =>
  act(async () => {
    one(selector).focus()
    one(selector).click()
  })

test('opening a dialog changes the address, and Back closes it', async () => {
  const router = await shown('/?ten=a')
  await press('[data-opens="tre-em.12"]')
  assert.equal([router.state.location.search, titles()], ['?ten=a&mo=tre-em.12', ['Con 12']])
  await press('[data-opens="thiet-bi.7"]')
  assert.equal(titles(), ['Con 12', 'Máy 7'])
  await act(async () => router.navigate(-1))
  assert.equal([router.state.location.search, titles()], ['?ten=a&mo=tre-em.12', ['Con 12']])
})

test('closing a dialog that was opened on this page goes back in the history', async () => {
  const router = await shown('/before', '/')
  await press('[data-opens="tre-em.12"]')
  await press('.dialog-close')
  assert.equal([router.state.location.search, titles(), router.state.historyAction], ['', [], 'POP'])
})

test('an address with open dialogs shows them, and closing one leaves those below it', async () => {
  const router = await shown('/?mo=tre-em.12&mo=thiet-bi.7')
  assert.equal(titles(), ['Con 12', 'Máy 7'])
  await press('dialog:last-of-type .dialog-close')
  assert.equal([router.state.location.search, titles()], ['?mo=tre-em.12', ['Con 12']])
})

test('after a reload, closing a dialog moves the focus to the link that opens it', async () => {
  await shown('/?mo=tre-em.12')
  await press('.dialog-close')
  assert.is(document.activeElement?.getAttribute('data-opens'), 'tre-em.12')
})

test('a dialog with an unknown id or an unknown name stays closed', async () => {
  await shown('/?mo=tre-em.404&mo=khac.1&mo=__proto__.1&mo=constructor.2')
  assert.equal(titles(), [])
})

test('a link in a dialog opens the next one above it', async () => {
  await shown('/?mo=tre-em.12&mo=thiet-bi.7')
  const links = [...document.querySelectorAll('[data-opens]')].map(link => link.getAttribute('href'))
  assert.equal(links, ['/?mo=tre-em.12', '/?mo=tre-em.12&mo=thiet-bi.7'])
})

test('invalid dialogs in an address are ignored, and at most four are read', () => {
  const opened = (search: string) => openedIn(new URLSearchParams(search)).map(({ name, id }) => `${name} ${id}`)
  assert.equal(opened('mo=tre-em.12&mo=&mo=tre-em.&mo=tre-em.x&mo=a.99999999999'), ['tre-em 12'])
  assert.equal(opened('mo=them-tre'), ['them-tre 0'], 'one without a row')
  assert.is(opened(Array.from({ length: 50 }, (_, i) => `mo=a.${i}`).join('&')).length, 4)
  assert.equal(opened('mo=a.1&mo=a.1'), ['a 1'])
})

test.run()
