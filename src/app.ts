import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import Koa from 'koa'
import compose from 'koa-compose'
import { createSessionLookup, isEscrowOn } from './accounts/index.ts'
import { pageVersion } from './catalogue/index.ts'
import { offerDownloads, offerExtension, operatorFolder } from './downloads/index.ts'
import { apiRoutes, onlyForApi, refuseUnknown } from './http/api.ts'
import { type Assets, serveAssets } from './http/assets.ts'
import { readBundle } from './http/bundle.ts'
import { serveCachedPages } from './http/cached-pages.ts'
import { identifyCaller } from './http/caller.ts'
import { crawlerRoutes } from './http/crawlers.ts'
import { answerDevices, mayBeHeld } from './http/device-calls.ts'
import { catchFailures } from './http/failures.ts'
import { formRoutes } from './http/form-routes.ts'
import { secureHeaders } from './http/headers.ts'
import { inProcessApi } from './http/in-process-api.ts'
import { isLocal } from './http/local.ts'
import { serveMetrics } from './http/metrics.ts'
import { serveOffer } from './http/offers.ts'
import { openApiDocument } from './http/openapi.ts'
import { catchOutsideFailures } from './http/outside-calls.ts'
import { closeConnectionsOnStop, shedOverload } from './http/overload.ts'
import { createPageCache } from './http/page-cache.ts'
import { createPages } from './http/pages.ts'
import { createRenderer } from './http/render.tsx'
import { countRequests } from './http/request-counts.ts'
import { logRequests } from './http/request-log.ts'
import { admitRequests } from './http/request-target.ts'
import { refuseCrossOrigin } from './http/same-origin.ts'
import type { Context, State } from './http/state.ts'
import type { Config } from './kernel/config.ts'
import type { Services } from './kernel/given.ts'
import type { Log } from './kernel/log.ts'
import type { Offer } from './kernel/offer.ts'
import { developmentCalls, developmentEndpoints, endpoints, gauges, jobs, outsideCalls, readings } from './modules.ts'
import { offerWebLists, webListFolders } from './protection/index.ts'

/** Errors that mean that the client left in the middle of a request or response, or was too slow, or sent no HTTP. */
const ofClient = /^(EPIPE|ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|ERR_HTTP_REQUEST_TIMEOUT|HPE_\w+)$/

interface Deps {
  services: Services
  config: Config
  log: Log
  /** The folder that contains package.json, dist/ and static/. */
  root: string
  /** The built and static files of that folder. */
  assets: Assets
  isStopping: () => boolean
}

/** The whole service as one listener. Outside production, requests from this machine also get development routes. */
export async function createApp(deps: Deps): Promise<RequestListener> {
  if (deps.config.production) return createService(deps, { development: false })
  const forDeveloper = await createService(deps, { development: true })
  // created at the first such request, because outside production there is rarely one
  let forOthers: Promise<RequestListener> | undefined
  return (request, response) => {
    if (isLocal(request, deps.config)) return forDeveloper(request, response)
    forOthers ??= createService(deps, { development: false })
    return forOthers.then(answer => answer(request, response))
  }
}

/** In production the rest of the page is still sent; elsewhere the request fails, so that developers notice. */
function reportBrokenPart({ production }: Config, log: Log) {
  return (path: string, error: unknown): void => {
    if (!production) throw error
    log('error', 'broken_part', { path, error })
  }
}

/** Another one when pages that are the same for every visitor would look different. */
async function versionOfPages({ db, isProgramReady }: Services): Promise<string> {
  const [version, ready, copies] = await Promise.all([pageVersion(db), isProgramReady(), isEscrowOn(db)])
  return `${version} ${ready} ${copies}`
}

/** What modules have to fetch outside the API. */
function offersOf({ config, log, root }: Deps): Offer[] {
  const { base, dataDir, origin } = config
  const downloads = {
    operator: operatorFolder(dataDir),
    sample: join(root, 'static/downloads'),
    guide: join(root, 'dist/guide'),
  }
  return [
    offerDownloads(downloads, log),
    offerExtension(join(root, 'dist/clients/browser'), origin + base),
    offerWebLists(webListFolders(dataDir, root)),
  ]
}

/** Cached pages are served first; Koa handles everything else. */
async function createService(deps: Deps, { development }: { development: boolean }): Promise<RequestListener> {
  const { services, config, log, root, assets, isStopping } = deps
  const app = new Koa<State>({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy })
  const bundle = readBundle(join(root, 'dist'), config.base)
  const renderer = await createRenderer({ base: config.base, development, onBrokenPart: reportBrokenPart(config, log) })
  const all = development ? [...endpoints, ...developmentEndpoints(services)] : endpoints
  const api = apiRoutes(services, config, all)
  const requests = countRequests(services.metrics)
  const cache = createPageCache(
    () => versionOfPages(services),
    () => performance.now(),
  )
  const cachedPages = serveCachedPages({ cache, bundle, config, log, requests, isStopping })
  const callFor = inProcessApi({ services, config, endpoints: all, router: api })
  const pages = createPages({ config, development, callFor, renderer, bundle, cache, cachedPages })
  const site = formRoutes({
    services,
    config,
    development,
    jobs,
    outsideCalls: development ? [...outsideCalls, ...developmentCalls(services)] : outsideCalls,
    callFor,
    openApi: () => openApiDocument(endpoints, config),
  })

  app.on('error', error => log(ofClient.test(error.code) ? 'debug' : 'error', 'fault', { error }))
  const logAll = logRequests({ config, log, requests })
  const catchAll = catchFailures(config, pages.sendFault)
  const answerCall = compose<Context>([
    shedOverload({ config, isStopping, requests }),
    identifyCaller(createSessionLookup(services), config),
    refuseCrossOrigin(config),
    onlyForApi(api, config),
  ])
  const refuseOther = refuseUnknown([api, site], config)

  // a request passes them in this order, until one of them answers
  app.use(logAll)
  app.use(closeConnectionsOnStop(isStopping))
  app.use(secureHeaders(config))
  app.use(catchAll)
  for (const offer of offersOf(deps)) app.use(serveOffer(config.base, offer))
  app.use(serveAssets(config.base, assets))
  app.use(crawlerRoutes(config, renderer.sitePages).routes())
  app.use(catchOutsideFailures(config, log, outsideCalls))
  app.use(answerCall)
  app.use(site.routes())
  app.use(refuseOther)
  app.use(pages.send)

  const answer = app.callback()
  const answerDevice = answerDevices(app, [logAll, catchAll, answerCall, refuseOther], { config, log, isStopping })
  const answerMetrics = serveMetrics({ services, config, requests, gauges, readings })
  return admitRequests({ config, log, requests }, (request, response) => {
    if (answerMetrics(request, response)) return
    if (mayBeHeld(request, config)) answerDevice(request, response)
    else if (!cachedPages.answer(request, response)) answer(request, response)
  })
}
