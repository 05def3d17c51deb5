import type { RouteObject } from 'react-router'
import type { Language } from '../src/i18n/index.ts'
import { Home, homeLoader, homeNeedsLoading } from './home/home-page.tsx'
import { BareErrorPage, ErrorPage } from './layout/error-page.tsx'
import { loadPerson, personMayChange, Root } from './layout/root.tsx'
import type { Handle } from './page.ts'

interface Site {
  /** The language that is read now: the words of a page are fetched in it. */
  language: () => Language
  /** All pages but the home page, or in a browser those whose part of the site map has arrived. */
  others: RouteObject[]
}

const homeHandle: Handle = { title: 'title.home', findable: true, structured: 'product', sameForVisitors: true }

/** The site map. A browser begins with the home page, and fetches the other parts on the way. */
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
          // A page that cannot come leaves the bar and the footer where they are.
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
