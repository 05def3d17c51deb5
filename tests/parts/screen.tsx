import { mock } from 'node:test'
import { Window } from 'happy-dom'
import type { ReactNode } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { apart, type Book, type Language, languages } from '../../src/i18n/index.ts'
import { pages } from '../../src/i18n/pages.ts'
import { loadBook, loadBooksIn } from '../../views/books.ts'
import { bringAllParts } from '../../views/parts-on-page.ts'
import { WordsProvider } from '../../views/words.tsx'
import '../../views/pictures/more-shapes.ts'

// React looks for a window when it is first loaded, so it is imported only after one exists.
const window = new Window({ url: 'http://localhost/' })
Object.assign(globalThis, {
  window,
  document: window.document,
  HTMLElement: window.HTMLElement,
  IS_REACT_ACT_ENVIRONMENT: true,
})
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { renderToStaticMarkup } = await import('react-dom/server')

function inWords(part: ReactNode, language: Language) {
  return (
    <WordsProvider language={language} words={apart(pages)[language]}>
      {part}
    </WordsProvider>
  )
}

/** As the server renders it, in a router that can take forms. */
export function rendered(part: ReactNode, language: Language = 'vi', path = '/', base = '/'): HTMLElement {
  const box = document.createElement('div')
  const routes = [{ path: '*', element: inWords(part, language) }]
  const router = createMemoryRouter(routes, { basename: base, initialEntries: [path] })
  box.innerHTML = renderToStaticMarkup(<RouterProvider router={router} />)
  router.dispose()
  return box
}

function around(part: ReactNode, path: string) {
  return <MemoryRouter initialEntries={[path]}>{inWords(part, 'vi')}</MemoryRouter>
}

/** As it runs in the browser. */
export async function mounted(part: ReactNode, path = '/') {
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild!)
  await act(async () => root.render(around(part, path)))
  return {
    again: (next: ReactNode) => act(async () => root.render(around(next, path))),
    gone: () => act(async () => root.unmount()),
  }
}

/** Loads the words that a page would have fetched before it is shown, and, as on the server, all parts that come later. */
export async function loaded(...books: Book[]): Promise<void> {
  await bringAllParts('vi')
  await Promise.all(
    languages.flatMap(language => [loadBooksIn(language), ...books.map(book => loadBook(book, language))]),
  )
}

export function one(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}

export function press(element: HTMLElement) {
  return act(async () => element.click())
}

/** Stops setTimeout: timers run only when `passed` moves the time on. Returns a function that undoes this. */
export function stoppedTime(): () => void {
  mock.timers.enable({ apis: ['setTimeout'] })
  return () => mock.timers.reset()
}

export function passed(milliseconds: number) {
  return act(async () => mock.timers.tick(milliseconds))
}

export function send(element: HTMLElement, event: string, init: object = {}) {
  const Kind = event.startsWith('key') ? window.KeyboardEvent : window.Event
  return act(async () => {
    element.dispatchEvent(new Kind(event, { bubbles: true, cancelable: true, ...init }) as unknown as Event)
  })
}
