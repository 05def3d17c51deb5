import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { allRoutes } from '../../views/all-routes.ts'
import { loadBooksIn } from '../../views/books.ts'
import { PartCache } from '../../views/cached-part.ts'
import { type Call, type Outcome, sentenceContext, siteContext } from '../../views/data.ts'
import { Development } from '../../views/development.ts'
import { trackPerson } from '../../views/known-person.ts'
import { ErrorScene } from '../../views/layout/error-page.tsx'
import type { Handle } from '../../views/page.ts'
import { buttonClass } from '../../views/parts/button.tsx'
import { bringAllParts } from '../../views/parts-on-page.ts'
import { WordsProvider } from '../../views/words.tsx'
import { descriptions } from '../i18n/descriptions.ts'
import { apart, type Language, languages } from '../i18n/index.ts'
import { pages } from '../i18n/pages.ts'
import { faultIn, hasBrokenPart } from './broken-parts.tsx'
import { createPartCache } from './cached-parts.ts'
import { pagesIn } from './crawlers.ts'
import { sentenceOfSuccess } from './envelope.ts'

export interface Rendered {
  handle: Handle | undefined
  title: string
  description: string | undefined
  status: number
  /** Bytes, because React returns thousands of linked strings, which burden the garbage collector until sent. */
  html: Buffer[]
  /** Undefined for an error page, which is not hydrated. */
  data: { loaderData: unknown; actionData: unknown } | undefined
  /** Where a form that succeeded redirects after two seconds. */
  next: string | undefined
}

const words = apart(pages)
const described = apart(descriptions)
/** An empty href is the page itself. */
const here = ''

interface Options {
  base: string
  development: boolean
  /** A part below the first screen threw. The browser tries to render it, so the page may still be sent. */
  onBrokenPart: (path: string, fault: unknown) => void
}

/** Renders the pages on the server: finds the page of a path and returns its HTML. */
export async function createRenderer(options: Options) {
  const routes = await readyRoutes(options.development)
  const basename = options.base || '/'
  const { query } = createStaticHandler(routes, { basename })

  const sitePages = pagesIn(routes)
  const forVisitors = new Set(
    sitePages.filter(({ handle }) => handle.sameForVisitors).map(({ path }) => options.base + path),
  )

  const partCache = createPartCache()
  const pathOf = new Map(sitePages.map(({ path, handle }) => [handle.title as string, options.base + path]))

  return {
    sitePages,

    /** Only for the exact path: any other spelling of it is rendered each time and not cached. */
    isSameForVisitors: (path: string): boolean => forVisitors.has(path),

    async render(request: Request, language: Language, call: Call): Promise<Rendered | Response> {
      const requestContext = new RouterContextProvider()
      requestContext.set(siteContext, { base: options.base, formsReload: true, ...trackPerson(call) })
      requestContext.set(sentenceContext, code => sentenceOfSuccess(language, code))
      const context = await query(request, { requestContext })
      if (context instanceof Response) return context
      const fault = Object.values(context.errors ?? {})[0]
      if (fault) throw fault
      const { loaderData, actionData } = context
      const { id: page, handle }: { id: string; handle?: Handle } = context.matches.at(-1)!.route
      const { pathname, search } = context.location
      const isPlain = search === '' && !actionData && isWrittenAs(pathOf.get(page), pathname)
      const rendering = isPlain ? partCache(`${language} ${page}`, pathname) : undefined
      const whole = (
        <Development value={options.development}>
          <WordsProvider language={language} words={words[language]}>
            <StaticRouterProvider
              router={createStaticRouter(matchedRoutes(context), context)}
              context={context}
              hydrate={false}
            />
          </WordsProvider>
        </Development>
      )
      const html = renderToString(<PartCache value={rendering?.renderPart}>{whole}</PartCache>)
      if (hasBrokenPart(html)) options.onBrokenPart(pathname, faultIn(whole))
      return {
        handle,
        title: words[language][handle?.title ?? 'title.home'],
        description: descriptionOf(handle, language),
        status: context.statusCode,
        html: rendering?.bytes(html) ?? [Buffer.from(html)],
        data: { loaderData, actionData },
        next: (Object.values(actionData ?? {})[0] as Outcome | undefined)?.next,
      }
    },

    renderError(language: Language, status: number, message: string): Rendered {
      const html = renderToString(
        <WordsProvider language={language} words={words[language]}>
          <main>
            <ErrorScene message={message} home={`${options.base}/`}>
              {status !== 404 && (
                <a className={buttonClass({})} href={here}>
                  {words[language]['error.again']}
                </a>
              )}
            </ErrorScene>
          </main>
        </WordsProvider>,
      )
      const title = words[language]['title.error']
      const none = { handle: undefined, description: undefined, data: undefined, next: undefined }
      return { ...none, title, status, html: [Buffer.from(html)] }
    },
  }
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>

/** The router also takes `//` and `/%61bout`, whose links differ from those of the same page under its own path. */
function isWrittenAs(pattern: string | undefined, path: string): boolean {
  const parts = path.split('/')
  const expected = pattern?.split('/')
  return expected?.length === parts.length && expected.every((each, at) => each.startsWith(':') || each === parts[at])
}

/** Only the matched routes: the static router processes all it is given on every render, and needs no others. */
function matchedRoutes({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (below, { route }) => [route.index ? route : { ...route, children: below }],
    [],
  )
}

/** The routes with all screens loaded, and with their texts in both languages. */
export async function readyRoutes(development: boolean): Promise<RouteObject[]> {
  let language = languages[0]!
  const options = { development, language: () => language }
  const routes = allRoutes(options)
  await loadLazy(routes)
  await bringAllParts(language)
  for (language of languages) await loadBooksIn(language)
  return routes
}

async function loadLazy(routes: RouteObject[]): Promise<void> {
  for (const route of routes) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    await loadLazy(route.children ?? [])
  }
}

function descriptionOf(handle: Handle | undefined, language: Language): string | undefined {
  const known: Partial<Record<Handle['title'], string>> = described[language]
  return handle && known[handle.title]
}
