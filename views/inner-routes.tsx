import type { RouteObject } from 'react-router'
import { dateWords } from '../src/i18n/dates.ts'
import type { Language } from '../src/i18n/index.ts'
import { consolePages } from './console-pages.ts'
import { developmentPages } from './development-pages.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { FramedErrorPage } from './layout/root.tsx'
import { type Page, page } from './page.ts'

interface Options {
  development: boolean
  language: () => Language
}

/** The routes that visitors never download: the console and the pages for developers. */
export function innerRoutes({ development, language }: Options): RouteObject[] {
  // any page of the console may have a date field
  const inConsole = (each: Page) => page({ ...each, words: [...each.words, dateWords], console: true }, language)
  return [
    {
      id: 'console',
      ErrorBoundary: FramedErrorPage,
      children: [
        {
          id: 'console-shell',
          path: 'admin',
          lazy: () => import('./console/shell.tsx'),
          children: [{ ErrorBoundary: ErrorPage, children: consolePages.map(inConsole) }],
        },
      ],
    },
    ...(development ? developmentPages.map(each => inConsole({ ...each, withoutSplash: true })) : []),
  ]
}
