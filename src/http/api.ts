import { Readable } from 'node:stream'
import Router from '@koa/router'
import type { Config } from '../kernel/config.ts'
import type { Endpoint } from '../kernel/endpoint.ts'
import { Failure } from '../kernel/failure.ts'
import type { Services } from '../kernel/given.ts'
import { readCsv, readJson } from './body.ts'
import { setCookies } from './cookies.ts'
import { type Answer, answer } from './envelope.ts'
import { readQuery } from './query.ts'
import type { Context, Next, State } from './state.ts'
import { whenGone } from './when-gone.ts'

/** The routes under /api, one for each declared endpoint. */
export function apiRoutes(services: Services, config: Config, endpoints: Endpoint[]): Router<State> {
  const router = new Router<State>({ prefix: `${config.base}/api`, strict: true, sensitive: true })
  for (const endpoint of endpoints)
    router.register(
      endpoint.path,
      [endpoint.method.toLowerCase()],
      async (ctx: Context & { params: Record<string, string> }) => {
        if (ctx.method === 'HEAD' && endpoint.path.endsWith('.csv')) refuseHead(ctx)
        const asked = {
          body: endpoint.method === 'GET' || endpoint.csvAtMost ? {} : await readJson(ctx),
          // after the body, which may take seconds: the session may end meanwhile
          caller: await ctx.state.caller(),
          params: ctx.params,
          query: readQuery(ctx.querystring),
          search: ctx.querystring,
          isGone: () => ctx.res.destroyed,
          ...(endpoint.csvAtMost && { csv: () => readCsv(ctx, endpoint.csvAtMost!) }),
        }
        const answered = await answer(services, endpoint, asked, ctx.state.requestId)
        if (answered.later) Object.assign(ctx.state, { later: answered.later, leave: answered.leave })
        else send(ctx, config, answered)
      },
    )
  return router
}

/** An export is read and recorded as a whole, of which nothing would leave. */
function refuseHead(ctx: Context): never {
  ctx.set('Allow', 'GET')
  throw new Failure('method_not_allowed')
}

/** Other paths are not compared with each of the routes. */
export function onlyForApi(router: Router<State>, config: Config) {
  const answer = router.routes()
  return (ctx: Context, next: Next) => (isApi(ctx, config) ? answer(ctx as Parameters<typeof answer>[0], next) : next())
}

/** Everything else under /api: 404 for an unknown path, 405 for a known path with the wrong method. */
export function refuseUnknown(routers: Router<State>[], config: Config) {
  return (ctx: Context, next: Next) => {
    if (!isApi(ctx, config)) return next()
    const known = routers.flatMap(router => router.match(ctx.path, ctx.method).path)
    if (known.length > 0) ctx.set('Allow', [...new Set(known.flatMap(layer => layer.methods))].join(', '))
    throw new Failure(known.length > 0 ? 'method_not_allowed' : 'not_found')
  }
}

export function isApi({ path }: Context, { base }: Config): boolean {
  return path === `${base}/api` || path.startsWith(`${base}/api/`)
}

/** The calls of machines; `path` may have a query. */
export function isOfDevice(path: string, { base }: Config): boolean {
  return path.startsWith(`${base}/api/device/`)
}

export function send(ctx: Context, config: Config, answered: Answer): void {
  const { status, body, csv, zip, events, leave, etag, cookies, fault } = answered
  ctx.state.fault = fault
  ctx.status = status
  ctx.set('Cache-Control', 'no-store')
  ctx.set(retryHeader(answered))
  setCookies(ctx, config, cookies)
  if (etag) ctx.set('ETag', `"${etag}"`)
  if (csv) sendCsv(ctx, csv)
  else if (zip) sendZip(ctx, zip)
  else if (events) sendEvents(ctx, events, leave)
  else if (etag && ctx.get('if-none-match').replace(/^W\//, '') === `"${etag}"`) ctx.status = 304
  else ctx.body = body
}

export function retryHeader({ retryAfter }: Answer): Record<string, string> {
  return retryAfter ? { 'Retry-After': String(retryAfter) } : {}
}

function sendEvents(ctx: Context, events: AsyncIterable<string>, leave?: () => void): void {
  if (leave) whenGone(ctx.res, leave)
  ctx.type = 'text/event-stream; charset=utf-8'
  // a proxy must not keep them until there are many
  ctx.set('X-Accel-Buffering', 'no')
  ctx.body = Readable.from(events)
}

function sendZip(ctx: Context, { name, bytes }: { name: string; bytes: Buffer }): void {
  ctx.attachment(`${name}.zip`)
  ctx.type = 'application/zip'
  ctx.body = bytes
}

function sendCsv(ctx: Context, csv: AsyncIterable<string>): void {
  const [before, last] = ctx.path.split('/').slice(-2) as [string, string]
  // An id alone does not name a file.
  ctx.attachment(/^\d/.test(last) ? `${before}-${last}` : last)
  ctx.type = 'text/csv; charset=utf-8'
  ctx.body = Readable.from(csv)
}
