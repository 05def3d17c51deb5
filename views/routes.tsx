import type { RouteObject } from 'react-router'
import type { Language } from '../src/i18n/index.ts'
import { Home, homeLoader, homeNeedsLoading } from './home/home-page.tsx'
import { BareErrorPage, ErrorPage } from './layout/error-page.tsx'
import { loadPerson, personMayChange, Root } from './layout/root.tsx'
import type { Handle } from './page.ts'

interface Site {
  /** The current language, in which the words of a page are fetched. */
  language: () => Language
  /** All pages but the home page; in a browser, those whose part of the site map has loaded. */
  others: RouteObject[]
}

const homeHandle: Handle = { title: 'title.home', findable: true, structured: 'product', sameForVisitors: true }

/** The site map. A browser starts with the home page and fetches the other parts when they are needed. */
export function siteRoutes({ language, others }: Site): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      Component: Root,
      ErrorBoundary: BareErrorPage,
      loader: loadPerson,
      shouldRevalidate: personMayChange,
      children: [
        {
          id: 'pages',
          // If a page cannot be loaded, the bar and the footer stay.
          ErrorBoundary: ErrorPage,
          children: [
            {
              id: homeHandle.title,
              index: true,
              Component: Home,
              handle: homeHandle,
              loader: homeLoader(language),
              shouldRevalidate: homeNeedsLoading,
            },
            ...others,
          ],
        },
      ],
    },
  ]
}
