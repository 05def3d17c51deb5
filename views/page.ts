import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router'
import type { Language } from '../src/i18n/index.ts'
import type { Book } from './books.ts'
import { bringShapes } from './pictures/bring-shapes.ts'
import type { PageWords } from './words.tsx'

/** What the server and the browser want to know of a page beside its screen. */
export interface Handle {
  title: Extract<keyof PageWords, `title.${string}`>
  /** Every visitor gets the same bytes, which are rendered once and kept. */
  sameForVisitors?: boolean
  /** Search engines may list it. */
  findable?: boolean
  /** What it tells search engines as data. */
  structured?: 'product' | 'organization'
  /** The visitor is in the middle of something: paying, or looking after what was paid. */
  withoutSplash?: true
  /** Looks like the console and not like the site. */
  console?: boolean
}

interface Screen {
  Component: ComponentType
  loader?: LoaderFunction
  action?: ActionFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

interface Page extends Handle {
  /** Empty where it is the page of the route around it. */
  path: string
  /** Says where the screen is; the build reads from it what else the browser should fetch with the page. */
  screen: () => Promise<object>
  /** Fetched together with the screen. */
  words: Book<never>[]
}

/** A page whose screen and words arrive when somebody goes there. */
export function page({ path, screen, words, ...handle }: Page, language: () => Language): RouteObject {
  return {
    // The same in the browser, which knows fewer pages, as on the server, whose data it takes over.
    id: handle.title,
    ...(path === '' ? { index: true } : { path }),
    handle: handle satisfies Handle,
    lazy: async () => {
      const [arrived] = await Promise.all([
        screen() as Promise<Screen>,
        bringShapes(),
        ...words.map(({ load }) => load(language())),
      ])
      return arrived
    },
  }
}
