import { createMemoryRouter, Form, Link, Outlet, RouterProvider } from 'react-router'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { apart } from '../../src/i18n/index.ts'
import { pages } from '../../src/i18n/pages.ts'
import { UnderWay } from '../../views/layout/under-way.tsx'
import { WordsProvider } from '../../views/words.tsx'
import { one, passed, press, stoppedTime } from '../parts/screen.tsx'

const { act } = await import('react')
const { createRoot } = await import('react-dom/client')

/** A site whose second page and form respond when `answer` is called. */
async function slowSite() {
  let answer = () => {}
  const slow = () =>
    new Promise<null>(done => {
      answer = () => done(null)
    })
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <UnderWay />
          <Link to="/next">Tiếp</Link>
          <Form method="post" action="/form">
            <button type="submit">Gửi</button>
          </Form>
          <Outlet />
        </>
      ),
      children: [
        { path: 'next', loader: slow, element: <p>Trang sau</p> },
        { path: 'form', action: slow, element: <p>Đã gửi</p> },
      ],
    },
  ])
  document.body.innerHTML = '<div></div>'
  Object.assign(globalThis, { FormData: globalThis.window.FormData })
  const root = createRoot(document.body.firstElementChild!)
  await act(async () =>
    root.render(
      <WordsProvider language="vi" words={apart(pages).vi}>
        <RouterProvider router={router} />
      </WordsProvider>,
    ),
  )
  return { answer: () => act(async () => answer()), gone: () => act(async () => root.unmount()) }
}

for (const [target, says, arrives] of [
  ['a', 'Đang tải…', 'Trang sau'],
  ['button', 'Đang xử lý…', 'Đã gửi'],
] as const)
  test(`after 150 ms the status says “${says}”, until the response arrives`, async () => {
    const own = globalThis.FormData
    const site = await slowSite()
    const status = one('[role=status]')
    const restore = stoppedTime()
    await press(one(target))
    await passed(140)
    assert.is(status.textContent, '')
    await passed(20)
    assert.is(status.textContent, says)
    restore()
    await site.answer()
    assert.is(status.textContent, '')
    assert.match(document.body.textContent, arrives)
    await site.gone()
    Object.assign(globalThis, { FormData: own })
  })

test('a response within 150 ms shows no status', async () => {
  const site = await slowSite()
  const restore = stoppedTime()
  await press(one('a'))
  await passed(140)
  await site.answer()
  await passed(1_000)
  assert.is(one('[role=status]').textContent, '')
  restore()
  await site.gone()
})

test.run()
