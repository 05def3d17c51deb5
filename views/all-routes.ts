import { type RouteObject, redirect } from 'react-router'
import type { Language } from '../src/i18n/index.ts'
import { innerRoutes } from './inner-routes.tsx'
import { portalRoutes } from './portal-pages.ts'
import { siteRoutes } from './routes.tsx'
import { siteRoutesBeyondHome } from './site-pages.ts'

interface Options {
  development: boolean
  language: () => Language
}

const elsewhere: RouteObject = { path: '*', loader: () => redirect('/') }

/** The whole site map, for the server. */
export function allRoutes(options: Options): RouteObject[] {
  const { language } = options
  return siteRoutes({
    language,
    others: [...siteRoutesBeyondHome(language), ...portalRoutes(language), ...innerRoutes(options), elsewhere],
  })
}
