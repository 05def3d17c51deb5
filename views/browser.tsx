import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '../src/i18n/index.ts'
import { pages } from '../src/i18n/pages.ts'
import { pageQuery } from '../src/shared/page-query.ts'
import { Bilingual } from './bilingual.tsx'
import { wordsOf } from './books.ts'
import { siteContext } from './data.ts'
import { Development } from './development.ts'
import { fetchFrom, keepLanguage } from './fetch-call.ts'
import { trackPerson } from './known-person.ts'
import type { OwnSheets } from './own-sheet.ts'
import { restOfSite } from './rest-of-site.ts'
import { siteRoutes } from './routes.tsx'
import type { Spoken } from './words.tsx'

interface Takeover {
  base: string
  development: boolean
  sheets: OwnSheets
  data: HydrationState
}

/** Hydrates the page in the language in which the server rendered it. */
export async function takeOver(language: Language): Promise<void> {
  const written = document.getElementById('takeover')
  if (!written) return
  const { base, development, sheets, data }: Takeover = JSON.parse(written.textContent)
  forgetLinkQuery()
  const first: Spoken = { language, words: await wordsOf(pages, language) }
  let spoken = first
  const { routesFor, missing } = restOfSite({ base, development, language: () => spoken.language, sheets })
  const routes = siteRoutes({
    language: () => spoken.language,
    others: [...(await routesFor(location.pathname)), missing],
  })
  const shown = matchRoutes(routes, location, base || '/') ?? []
  await Promise.all(
    shown.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  const { call, person } = trackPerson(
    fetchFrom(base, () => spoken.words),
    data.loaderData?.root,
  )
  const router = createBrowserRouter(routes, {
    basename: base || '/',
    hydrationData: data,
    patchRoutesOnNavigation: async ({ path, patch }) => patch('pages', await routesFor(path).catch(() => [])),
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(siteContext, { base, call, person })
      return context
    },
  })
  // Back from the payment gateway may restore the page as it was while it left for another document.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.state !== 'idle') location.reload()
  })
  const onChange = (next: Spoken) => {
    spoken = next
    // Reloads data that has sentences of the server in it, unless a form would lose the answer that it shows.
    if (!router.state.actionData) router.revalidate()
  }
  // in slices, so that a slow phone answers a touch meanwhile
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <Development value={development}>
        <Bilingual first={first} keep={keepLanguage(base)} onChange={onChange}>
          <RouterProvider router={router} />
        </Bilingual>
      </Development>,
    )
  })
}

/** Removes `lang` from the address: at the next reload it would override a language chosen since. */
function forgetLinkQuery(): void {
  const { pathname, search, hash } = location
  const kept = pageQuery(search).search
  if (kept !== search) history.replaceState(history.state, '', pathname + kept + hash)
}
