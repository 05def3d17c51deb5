import Router from '@koa/router'
import type { RouteObject } from 'react-router'
import type { Handle } from '../../views/page.ts'
import { languages } from '../i18n/index.ts'
import type { Config } from '../kernel/config.ts'
import { addressIn } from '../shared/head-tags.ts'
import type { Context, State } from './state.ts'

const aDay = 'public, max-age=86400'

/** Which pages search engines may list, from the site map alone: `/robots.txt` and `/sitemap.xml`. */
export function crawlerRoutes(config: Config, pages: SitePage[]): Router<State> {
  const { base } = config
  const site = config.origin + base
  const router = new Router<State>({ prefix: base })
  router.get('/robots.txt', (ctx: Context) => send(ctx, 'text/plain', robots(site, base, pages)))
  router.get('/sitemap.xml', (ctx: Context) => send(ctx, 'application/xml', sitemap(site, pages)))
  return router
}

interface SitePage {
  /** Starts with a slash; parameters are written as in the site map, such as `:packageId`. */
  path: string
  handle: Handle
}

export function pagesIn(routes: RouteObject[], above = ''): SitePage[] {
  return routes.flatMap(({ path = '', handle, children }) => {
    const here = `${above}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    return children ? pagesIn(children, here) : handle ? [{ path: here, handle: handle as Handle }] : []
  })
}

function robots(site: string, base: string, pages: SitePage[]): string {
  const closed = pages.filter(({ handle }) => !handle.findable).map(({ path }) => `/${path.split('/')[1]}`)
  const lines = [...new Set([...closed, '/api'])].map(path => `Disallow: ${base}${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n')
}

function sitemap(site: string, pages: SitePage[]): string {
  const urls = pages
    .filter(({ handle }) => handle.findable)
    .flatMap(({ path }) => languages.map(language => urlOf(site, path, addressIn(language, { site, path }))))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function urlOf(site: string, path: string, address: string): string {
  const alternates = languages.map(
    language => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language, { site, path })}"/>`,
  )
  return `<url><loc>${address}</loc>${alternates.join('')}</url>`
}

function send(ctx: Context, type: string, text: string): void {
  ctx.set('Cache-Control', aDay)
  ctx.type = type
  ctx.body = text
}
