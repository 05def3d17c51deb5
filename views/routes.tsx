import { type RouteObject, redirect } from 'react-router'
import { Home } from './home/home.tsx'
import { BareErrorPage, ErrorPage } from './layout/error-page.tsx'
import { loadPerson, personMayChange, Root } from './layout/root.tsx'
import type { PageWords } from './words.tsx'

/** What the server and the browser want to know of a page beside its screen. */
export interface Handle {
  title: Extract<keyof PageWords, `title.${string}`>
  /** Every visitor gets the same bytes, which are rendered once and kept. */
  sameForVisitors?: boolean
  /** The file that `lazy` imports: its bundle is asked for with the page, not after it. */
  module?: string
  consoleStyles?: boolean
}

const page = (handle: Handle): Handle => handle

const partsPage: RouteObject = {
  path: 'dev/parts',
  lazy: () => import('./dev/parts-route.tsx'),
  handle: page({ title: 'title.parts', module: 'views/dev/parts-route.tsx', consoleStyles: true }),
}

const outboxPage: RouteObject = {
  path: 'dev/outbox',
  lazy: () => import('./dev/outbox.tsx'),
  handle: page({ title: 'title.outbox', module: 'views/dev/outbox.tsx', consoleStyles: true }),
}

/** A page that cannot come leaves the bar and the footer where they are. */
const caught = (pages: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ErrorPage, children: pages }]

/** The site map. */
export function siteRoutes({ development }: { development: boolean }): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      Component: Root,
      ErrorBoundary: BareErrorPage,
      loader: loadPerson,
      shouldRevalidate: personMayChange,
      children: caught([
        { index: true, Component: Home, handle: page({ title: 'title.home', sameForVisitors: true }) },
        {
          path: 'login',
          lazy: () => import('./accounts/login-page.tsx'),
          handle: page({ title: 'title.login', module: 'views/accounts/login-page.tsx', sameForVisitors: true }),
        },
        {
          path: 'register',
          lazy: () => import('./accounts/register-page.tsx'),
          handle: page({ title: 'title.register', module: 'views/accounts/register-page.tsx' }),
        },
        {
          path: 'reset-password',
          lazy: () => import('./accounts/reset-page.tsx'),
          handle: page({ title: 'title.reset', module: 'views/accounts/reset-page.tsx', sameForVisitors: true }),
        },
        {
          path: 'change-password',
          lazy: () => import('./accounts/change-page.tsx'),
          handle: page({ title: 'title.change', module: 'views/accounts/change-page.tsx' }),
        },
        {
          path: 'terms',
          lazy: () => import('./legal/terms-page.tsx'),
          handle: page({ title: 'title.terms', module: 'views/legal/terms-page.tsx', sameForVisitors: true }),
        },
        {
          path: 'privacy',
          lazy: () => import('./legal/privacy-page.tsx'),
          handle: page({ title: 'title.privacy', module: 'views/legal/privacy-page.tsx', sameForVisitors: true }),
        },
        {
          path: 'user',
          lazy: () => import('./accounts/user-page.tsx'),
          handle: page({ title: 'title.user', module: 'views/accounts/user-page.tsx' }),
        },
        {
          path: 'admin',
          lazy: () => import('./admin/dashboard.tsx'),
          handle: page({ title: 'title.admin', module: 'views/admin/dashboard.tsx', consoleStyles: true }),
        },
        ...(development ? [partsPage, outboxPage] : []),
        { path: '*', loader: () => redirect('/') },
      ]),
    },
  ]
}
