import { type RouteObject, redirect } from 'react-router'
import type { Language } from '../src/i18n/index.ts'
import type { OwnSheets } from './own-sheet.ts'

interface Options {
  base: string
  development: boolean
  language: () => Language
  sheets: OwnSheets
}

/** Fetches the parts of the site map beyond the home page when somebody goes there. */
export function restOfSite({ base, sheets, ...options }: Options) {
  const arrived: { site?: RouteObject[]; portal?: RouteObject[]; inner?: RouteObject[] } = {}
  const partOf = (path: string) => {
    const [, first] = path.slice(base.length).split('/')
    return first === 'user' ? 'portal' : first === 'admin' || first === 'dev' ? 'inner' : 'site'
  }

  /** Returns the same routes each time, and none for the home page. */
  async function routesFor(path: string): Promise<RouteObject[]> {
    if (path === `${base}/` || path === base) return []
    if (partOf(path) === 'site') {
      const { siteRoutesBeyondHome } = await import('./site-pages.ts')
      arrived.site ??= siteRoutesBeyondHome(options.language)
      return arrived.site
    }
    if (partOf(path) === 'portal') {
      const [{ portalRoutes }, { bringOwnSheet }] = await Promise.all([
        import('./portal-pages.ts'),
        import('./own-sheet.ts'),
      ])
      if (!arrived.portal) {
        arrived.portal = portalRoutes(options.language)
        bringOwnSheet(arrived.portal, 'portal', sheets.portal)
      }
      return arrived.portal
    }
    const [{ innerRoutes }, { bringOwnSheet }] = await Promise.all([
      import('./inner-routes.tsx'),
      import('./own-sheet.ts'),
    ])
    if (!arrived.inner) {
      arrived.inner = innerRoutes(options)
      bringOwnSheet(arrived.inner, 'console', sheets.console)
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
