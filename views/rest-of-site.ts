import { type RouteObject, redirect } from 'react-router'
import type { Language } from '../src/i18n/index.ts'

interface Options {
  base: string
  development: boolean
  language: () => Language
  consoleSheet: string
}

/** Fetches the parts of the site map beyond the home page when somebody goes there. */
export function restOfSite({ base, consoleSheet, ...options }: Options) {
  const arrived: { site?: RouteObject[]; inner?: RouteObject[] } = {}
  const partOf = (path: string) => (/^\/(admin|dev)(\/|$)/.test(path.slice(base.length)) ? 'inner' : 'site')

  /** Returns the same routes each time, and none for the home page. */
  async function routesFor(path: string): Promise<RouteObject[]> {
    if (path === `${base}/` || path === base) return []
    if (partOf(path) === 'site') {
      const { siteRoutesBeyondHome } = await import('./site-pages.ts')
      arrived.site ??= siteRoutesBeyondHome(options.language)
      return arrived.site
    }
    const [{ innerRoutes }, { bringConsoleSheet }] = await Promise.all([
      import('./inner-routes.tsx'),
      import('./console-sheet.ts'),
    ])
    if (!arrived.inner) {
      arrived.inner = innerRoutes(options)
      bringConsoleSheet(arrived.inner, consoleSheet)
    }
    return arrived.inner
  }

  /** For paths without a page, and if a part of the site map could not be fetched. The error shows in the site's frame. */
  const missing: RouteObject = {
    path: '*',
    loader: ({ request }) => {
      if (arrived[partOf(new URL(request.url).pathname)]) return redirect('/')
      throw new Error('this part of the site did not arrive')
    },
  }

  return { routesFor, missing }
}
