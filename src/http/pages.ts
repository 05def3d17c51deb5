import { promisify } from 'node:util'
import { gzip as gzipCallback } from 'node:zlib'
import { isRouteErrorResponse } from 'react-router'
import { secondsBeforeNext } from '../../views/data.ts'
import { structuredData } from '../../views/structured-data.ts'
import type { Language } from '../i18n/index.ts'
import type { Config } from '../kernel/config.ts'
import { Failure, type FailureCode } from '../kernel/failure.ts'
import { headTags } from '../shared/head-tags.ts'
import { pageQuery } from '../shared/page-query.ts'
import { retryHeader } from './api.ts'
import { readForm } from './body.ts'
import type { Bundle } from './bundle.ts'
import type { CachedPages } from './cached-pages.ts'
import { readLanguage } from './caller.ts'
import { accepts } from './codings.ts'
import { setLanguage } from './cookies.ts'
import { documentOf, type Page } from './document.ts'
import { answerFailure } from './envelope.ts'
import { pagePolicy } from './headers.ts'
import type { CallFor } from './in-process-api.ts'
import type { PageCache } from './page-cache.ts'
import { refuseLongQuery } from './query.ts'
import type { Rendered, Renderer } from './render.tsx'
import type { Context } from './state.ts'

interface Parts {
  config: Config
  development: boolean
  callFor: CallFor
  renderer: Renderer
  bundle: Bundle
  cache: PageCache
  cachedPages: CachedPages
}

const gzip = promisify(gzipCallback)
const failureOfStatus: Record<number, FailureCode> = {
  400: 'invalid_input',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'invalid_input',
  429: 'too_many_tries',
  503: 'busy',
}

/** Sends the pages of the site, and the error page. */
export function createPages({ config, development, callFor, renderer, bundle, cache, cachedPages }: Parts) {
  const policy = pagePolicy(config, bundle)
  const site = config.origin + config.base
  return { send, sendFault }

  async function send(ctx: Context): Promise<void> {
    if (!['GET', 'HEAD', 'POST'].includes(ctx.method)) throw new Failure('method_not_allowed')
    refuseLongQuery(ctx.querystring)
    if (!isReadable(ctx.path)) return redirect(ctx, `${config.base}/`)
    const { search, language: asked } = pageQuery(ctx.search)
    if (asked) setLanguage(ctx, config, asked)
    const forEveryone = ctx.method !== 'POST' && !ctx.state.hasToken && !search && renderer.isSameForVisitors(ctx.path)
    if (!forEveryone) return sendOnce(ctx, await render(ctx, search))
    const { language } = ctx.state
    const cached = await cache.getOrRender(`${language} ${ctx.path}`, async () => {
      const rendered = await render(ctx, search)
      // a page for everyone never redirects
      if (!rendered) throw new Failure('not_found')
      const call = callFor(ctx)
      const structured = await structuredData(rendered.handle?.structured, { site, language, call })
      return documentOf({ ...withStylesInlined(pageOf(rendered, ctx, language)), structured })
    })
    // `cachedPages.send` sets its own
    for (const name of ctx.res.getHeaderNames()) ctx.res.removeHeader(name)
    ctx.respond = false
    cachedPages.send(ctx.req, ctx.res, cached, asked)
  }

  /** The page, or undefined if it redirects; the redirect is then already written. */
  async function render(ctx: Context, search: string): Promise<Rendered | undefined> {
    const request = await asFetchRequest(ctx, config, search)
    const rendered = await renderer.render(request, ctx.state.language, callFor(ctx)).catch(error => {
      throw asFailure(error)
    })
    if (!(rendered instanceof Response)) return rendered
    redirect(ctx, rendered.headers.get('Location') ?? `${config.base}/`)
  }

  async function sendOnce(ctx: Context, rendered: Rendered | undefined): Promise<void> {
    if (!rendered) return
    if (rendered.next) ctx.set('Refresh', `${secondsBeforeNext}; url=${config.base}${rendered.next}`)
    ctx.status = rendered.status
    await sendHtml(ctx, documentOf(pageOf(rendered, ctx, ctx.state.language)))
  }

  function pageOf({ handle, title, description, html, data }: Rendered, ctx: Context, language: Language): Page {
    const { base } = config
    const { sheets } = bundle
    const path = ctx.path.slice(base.length) || '/'
    const head = headTags({ site, path, language, title, description, findable: handle?.findable ?? false })
    const splash = handle?.withoutSplash ? null : bundle.splash
    const takeover = data ? { base, development, sheets, data } : null
    const console = handle?.console ?? false
    return { ...bundle.partsOf(handle, language), language, base, title, head, splash, console, html, takeover }
  }

  /** Only for cached pages: others would compress the styles again at each request. */
  function withStylesInlined(page: Page): Page {
    const { href, text } = bundle.inlined
    return { ...page, styles: page.styles.filter(style => style !== href), inlined: text }
  }

  /** The error page: in the user's language, with an id to quote, and without scripts, so that it always works. */
  async function sendFault(ctx: Context, error: unknown): Promise<void> {
    const language = readLanguage(ctx, config)
    const answered = answerFailure(error, language, ctx.state.requestId)
    const { status, body, fault } = answered
    ctx.state.fault = fault
    const rendered = renderer.renderError(language, status, refusalIn(error) ?? body.message)
    ctx.status = status
    ctx.set(retryHeader(answered))
    if (status === 405) ctx.set('Allow', ctx.method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST')
    await sendHtml(ctx, documentOf(pageOf(rendered, ctx, language)))
  }

  async function sendHtml(ctx: Context, html: Buffer): Promise<void> {
    ctx.type = 'html'
    ctx.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'private, no-store' })
    ctx.vary('Cookie, Accept-Encoding')
    if (accepts('gzip', ctx.req.headers['accept-encoding'])) {
      ctx.set('Content-Encoding', 'gzip')
      ctx.body = await gzip(html, { level: 4 })
    } else ctx.body = html
  }
}

function redirect(ctx: Context, path: string): void {
  ctx.set('Cache-Control', 'private, no-store')
  ctx.redirect(path)
  ctx.status = ctx.method === 'POST' ? 303 : 302
}

/** Turns an error status of the router or a loader into a Failure; any other error is returned unchanged. */
function asFailure(error: unknown): unknown {
  const code = isRouteErrorResponse(error) ? failureOfStatus[error.status] : undefined
  return code ? Object.assign(new Failure(code), { cause: error }) : error
}

/** What the API said to a page or its form. The router’s own errors are English, and name paths. */
function refusalIn(error: unknown): string | undefined {
  const cause = error instanceof Failure ? error.cause : undefined
  if (!isRouteErrorResponse(cause) || (cause as { internal?: boolean }).internal) return undefined
  return typeof cause.data === 'string' && cause.data ? cause.data : undefined
}

/** Links are copied with a line break after them; the router has no route at all for a path with one. */
function isReadable(path: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

async function asFetchRequest(ctx: Context, config: Config, search: string): Promise<Request> {
  // The path is from the client and may begin with two slashes: appended to the origin, it cannot name another host.
  const url = new URL(config.origin + ctx.path + search)
  if (ctx.method !== 'POST') return new Request(url)
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return new Request(url, { method: 'POST', headers, body: await readForm(ctx) })
}
