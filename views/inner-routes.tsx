import type { RouteObject } from 'react-router'
import { dateWords } from '../src/i18n/dates.ts'
import type { Language } from '../src/i18n/index.ts'
import { paletteWords } from '../src/i18n/palette.ts'
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
  // on any of these pages there may be a date field, and on those of the console the palette
  const inConsole = (each: Page) =>
    page({ ...each, words: [...each.words, dateWords, paletteWords], console: true }, language)
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
