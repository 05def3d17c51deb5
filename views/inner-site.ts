import { type RouteObject, redirect } from 'react-router'
import type { Language } from '../src/i18n/index.ts'

interface Options {
  base: string
  development: boolean
  language: () => Language
  consoleSheet: string
}

const startOfInner = /^\/(admin|dev)(\/|$)/

/** Fetches the inner part of the site map when somebody goes there. */
export function innerSite({ base, consoleSheet, ...options }: Options) {
  let arrived: RouteObject[] | undefined

  /** The same routes each time; none for a path outside. */
  async function routesFor(path: string): Promise<RouteObject[]> {
    if (!startOfInner.test(path.slice(base.length))) return []
    const [{ innerRoutes }, { bringConsoleSheet }] = await Promise.all([
      import('./inner-routes.tsx'),
      import('./console-sheet.ts'),
    ])
    if (arrived) return arrived
    arrived = innerRoutes(options)
    bringConsoleSheet(arrived, consoleSheet)
    return arrived
  }

  /** Matches where they do not: fails inside the frame of the site if they could not be fetched. */
  const missing: RouteObject = {
    path: 'admin/*',
    loader: () => {
      if (arrived) return redirect('/')
      throw new Error('the console did not arrive')
    },
  }

  return { routesFor, missing }
}
