import type { ComponentType } from 'react'
import type {
  ActionFunction,
  LoaderFunction,
  RouteObject,
  RouterContextProvider,
  ShouldRevalidateFunction,
} from 'react-router'
import type { Book, Language } from '../src/i18n/index.ts'
import { loadBook } from './books.ts'
import type { Args } from './data.ts'
import { bringShapes } from './pictures/bring-shapes.ts'
import type { PageWords } from './words.tsx'

/** What the server and the browser need to know about a page beside its screen. */
export interface Handle {
  title: Extract<keyof PageWords, `title.${string}`>
  /** The HTML is the same for every visitor, so it is rendered once and cached. */
  sameForVisitors?: boolean
  /** Search engines may list it. */
  findable?: boolean
  /** The kind of structured data for search engines. */
  structured?: 'product' | 'organization'
  /** Shows no splash, for pages that people open while they pay. */
  withoutSplash?: true
  /** Uses the style sheet of the console. */
  console?: boolean
  /** Uses the style sheet of the parent's pages about the children. */
  portal?: boolean
}

interface Screen {
  Component: ComponentType
  loader?: LoaderFunction
  action?: ActionFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

export interface Page extends Handle {
  /** Empty for the index page of the route around it. */
  path: string
  /** Leads elsewhere whom the page is not for, before anything is loaded. */
  admit?: (args: Args) => Promise<void>
  /** Imports the screen. From this import the build finds the scripts that the browser fetches with the page. */
  screen: () => Promise<object>
  /** Fetched together with the screen. */
  words: Book[]
}

/** A page whose screen and words are fetched when somebody opens it. */
export function page({ path, admit, screen, words, ...handle }: Page, language: () => Language): RouteObject {
  return {
    // The default ids count routes, and the browser knows fewer routes than the server, whose data it takes over by id.
    id: handle.title,
    ...(path === '' ? { index: true } : { path }),
    handle: handle satisfies Handle,
    lazy: async () => {
      const [arrived] = await Promise.all([
        screen() as Promise<Screen>,
        bringShapes(),
        ...words.map(book => loadBook(book, language())),
      ])
      const { loader } = arrived
      if (!admit || !loader) return arrived
      const admitAndLoad: LoaderFunction<Readonly<RouterContextProvider>> = async args => {
        await admit(args)
        return loader(args)
      }
      return { ...arrived, loader: admitAndLoad }
    },
  }
}
