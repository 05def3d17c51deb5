import type { RouteObject } from 'react-router'
import type { Language } from '../src/i18n/index.ts'

interface Options {
  base: string
  development: boolean
  language: () => Language
  consoleSheet: string
}

const startOfInner = /^\/(admin|dev)(\/|$)/

/** Fetches the inner part of the site map when somebody goes there; the same routes each time. */
export function innerSite({ base, consoleSheet, ...options }: Options) {
  let routes: RouteObject[] | undefined

  return async (path: string): Promise<RouteObject[]> => {
    if (!startOfInner.test(path.slice(base.length))) return []
    const [{ innerRoutes }, { bringConsoleSheet }] = await Promise.all([
      import('./inner-routes.tsx'),
      import('./console-sheet.ts'),
    ])
    if (routes) return routes
    routes = innerRoutes(options)
    bringConsoleSheet(routes, consoleSheet)
    return routes
  }
}
