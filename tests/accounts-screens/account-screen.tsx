import {
  type ActionFunction,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router'
import { accountWords } from '../../src/i18n/account-pages.ts'
import { apart, type Language } from '../../src/i18n/index.ts'
import { pages } from '../../src/i18n/pages.ts'
import { type Call, siteContext } from '../../views/data.ts'
import { Development } from '../../views/development.ts'
import type { User } from '../../views/layout/user.ts'
import { WordsProvider } from '../../views/words.tsx'
import { loaded, one, send } from '../parts/screen.tsx'

await loaded(accountWords)
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { renderToString } = await import('react-dom/server')

const { FormData, sessionStorage } = globalThis.window
Object.assign(globalThis, { sessionStorage })
HTMLElement.prototype.scrollIntoView = () => {}

export interface Page {
  Component: () => React.JSX.Element
  loader?: LoaderFunction
  action?: ActionFunction
}
type Reply = { data?: unknown; message?: string; fields?: Record<string, string>; status?: number }

/** A fake API for a screen, with its answers and a record of the requests. */
export function fakeApi(replies: Record<string, Reply>) {
  const asked: { path: string; body: unknown }[] = []
  const call: Call = async (method, path, body) => {
    if (method !== 'GET') asked.push({ path, body })
    const { status = 200, data = null, message = '', fields } = replies[path] ?? { status: 404 }
    const success = status < 400
    return { status, body: { success, message, data, ...(fields && { fields }) } }
  }
  return { call, asked, paths: () => asked.map(each => each.path) }
}

function routesOf(page: Page, path: string): RouteObject[] {
  return [
    { path, ...(page as object) },
    { path: '*', element: <p id="elsewhere" /> },
  ]
}

/** The person is read from `call` each time, so that they are known as soon as it has signed them in. */
function contextOf(call: Call): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, {
    call,
    base: '',
    person: async () => ((await call('GET', '/auth/me')).body.data as User | undefined) ?? null,
  })
  return context
}

function words(children: React.ReactNode, language: Language = 'vi') {
  return (
    <Development value={true}>
      <WordsProvider language={language} words={apart(pages)[language]}>
        {children}
      </WordsProvider>
    </Development>
  )
}

/** Opens a page in a browser environment, until `close`. */
export async function opened(page: Page, path: string, call: Call) {
  const own = globalThis.FormData
  Object.assign(globalThis, { FormData })
  document.body.innerHTML = '<div></div>'
  const options = { initialEntries: [path], getContext: () => contextOf(call) }
  const router = createMemoryRouter(routesOf(page, path.split('?')[0]!), options)
  const root = createRoot(document.body.firstElementChild!)
  await act(async () => root.render(words(<RouterProvider router={router} />)))
  await settled()
  return {
    router,
    async close() {
      await act(async () => root.unmount())
      Object.assign(globalThis, { FormData: own })
    },
  }
}

/** The page as the server renders it, for a form without JavaScript. */
export async function served(
  page: Page,
  path: string,
  call: Call,
  form?: Record<string, string>,
  language: Language = 'vi',
) {
  const { query, dataRoutes } = createStaticHandler(routesOf(page, path.split('?')[0]!))
  const url = `http://localhost${path}`
  const request = form ? new Request(url, { method: 'POST', body: new URLSearchParams(form) }) : new Request(url)
  const context = await query(request, { requestContext: contextOf(call) })
  if (context instanceof Response) throw new Error(`led to ${context.headers.get('Location')}`)
  const router = createStaticRouter(dataRoutes, context)
  const screen = <StaticRouterProvider router={router} context={context} hydrate={false} />
  const html = renderToString(words(screen, language))
  const box = document.createElement('div')
  box.innerHTML = html
  return { html, box, data: JSON.stringify(context.actionData) }
}

export function settled(milliseconds = 20) {
  return act(async () => new Promise(resolve => setTimeout(resolve, milliseconds)))
}

export function field(name: string): HTMLInputElement {
  return one(`[name="${name}"]`) as HTMLInputElement
}

export async function type(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const input = field(name)
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!
    set.call(input, value)
    await send(input, 'input')
  }
}

export async function choose(intent: string) {
  await act(async () => one(`button[value="${intent}"]`).click())
  await settled()
}

/** The sentence beside a field. */
export function told(name: string, within: ParentNode = document): string | undefined {
  return one(`[name="${name}"]`, within).closest('.field')?.querySelector('.field-error')?.textContent
}

export function isShown(element: Element): boolean {
  return element.closest('[hidden]') === null
}
