import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '../src/i18n/index.ts'
import { bringConsoleSheet } from './console-sheet.ts'
import { type Call, siteContext } from './data.ts'
import { Development } from './development.ts'
import { siteRoutes } from './routes.tsx'
import { type PageWords, WordsProvider } from './words.tsx'

export interface Takeover {
  base: string
  development: boolean
  consoleSheet: string
  data: HydrationState
}

/** Takes the server's page over, in the language it was rendered in. */
export async function takeOver(language: Language, words: PageWords): Promise<void> {
  const written = document.getElementById('takeover')
  if (!written) return
  const { base, development, consoleSheet, data }: Takeover = JSON.parse(written.textContent)
  const routes = siteRoutes({ development })
  const shown = matchRoutes(routes, location, base || '/') ?? []
  await Promise.all(
    shown.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  bringConsoleSheet(routes, consoleSheet)
  const router = createBrowserRouter(routes, {
    basename: base || '/',
    hydrationData: data,
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(siteContext, { base, call: fetchFrom(base, words['error.offline']) })
      return context
    },
  })
  hydrateRoot(
    document.getElementById('root')!,
    <Development value={development}>
      <WordsProvider language={language} words={words}>
        <RouterProvider router={router} />
      </WordsProvider>
    </Development>,
  )
}

function fetchFrom(base: string, offline: string): Call {
  return async (method, path, body) => {
    const writing = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) }
    try {
      const response = await fetch(`${base}/api${path}`, { method, ...(method !== 'GET' && writing) })
      return { status: response.status, body: await response.json() }
    } catch {
      return { status: 503, body: { success: false, message: offline } }
    }
  }
}
