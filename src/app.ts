import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import Koa from 'koa'
import { createRecogniser } from './accounts/index.ts'
import { pageVersion } from './catalogue/index.ts'
import { apiRoutes, refuseUnknown } from './http/api.ts'
import { serveAssets } from './http/assets.ts'
import { readBundle } from './http/bundle.ts'
import { inProcessCalls } from './http/call.ts'
import { knowCaller } from './http/caller.ts'
import { catchFailures } from './http/failures.ts'
import { secureHeaders } from './http/headers.ts'
import { sendKeptPages } from './http/kept-pages.ts'
import { isLocal } from './http/local.ts'
import { describe } from './http/openapi.ts'
import { endConnections, shedOverload } from './http/overload.ts'
import { createPageCache } from './http/page-cache.ts'
import { createPages } from './http/pages.ts'
import { createRenderer } from './http/render.tsx'
import { logRequests } from './http/request-log.ts'
import { refuseCrossOrigin } from './http/same-origin.ts'
import { siteRoutes } from './http/site.ts'
import type { State } from './http/state.ts'
import { admitRequests } from './http/target.ts'
import type { Config } from './kernel/config.ts'
import type { World } from './kernel/endpoint.ts'
import type { Log } from './kernel/log.ts'
import { developmentEndpoints, endpoints, jobs } from './modules.ts'

export interface Deps {
  world: World
  config: Config
  log: Log
  /** The folder that package.json, dist/ and static/ lie in. */
  root: string
  isStopping: () => boolean
}

/** The whole service as one listener. What is for developers does not exist in the one that answers other machines. */
export async function createApp(deps: Deps): Promise<RequestListener> {
  const forAll = await createService(deps, { development: false })
  if (deps.config.production) return forAll
  const forDeveloper = await createService(deps, { development: true })
  return (request, response) => (isLocal(request) ? forDeveloper : forAll)(request, response)
}

/** Kept pages first, and Koa for everything else. */
async function createService(deps: Deps, { development }: { development: boolean }): Promise<RequestListener> {
  const { world, config, log, root, isStopping } = deps
  const app = new Koa<State>({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy })
  const bundle = readBundle(join(root, 'dist'), config.base)
  const renderer = await createRenderer({ base: config.base, development })
  const all = development && world.outbox ? [...endpoints, ...developmentEndpoints] : endpoints
  const api = apiRoutes(world, config, all)
  const cache = createPageCache(() => pageVersion(world.db))
  const keptPages = sendKeptPages(cache, config, log, isStopping)
  const callFor = inProcessCalls({ world, config, endpoints: all, router: api })
  const pages = createPages({ config, development, callFor, renderer, bundle, cache, keptPages })
  const site = siteRoutes({ world, config, development, jobs, callFor, document: describe(endpoints, config) })

  app.on('error', error => log('error', 'fault', { error }))
  app.use(logRequests(log))
  app.use(endConnections(isStopping))
  app.use(secureHeaders(config))
  app.use(catchFailures(config, pages.sendFault))
  app.use(
    serveAssets(config.base, {
      assets: join(root, 'dist/assets'),
      scenes: join(root, 'dist/scenes'),
      static: join(root, 'static'),
    }),
  )
  app.use(shedOverload({ config, isStopping }))
  app.use(knowCaller(createRecogniser(world), config))
  app.use(refuseCrossOrigin(config))
  app.use(api.routes())
  app.use(site.routes())
  app.use(refuseUnknown(api, config))
  app.use(pages.send)
  const answer = app.callback()
  return admitRequests(config, log, (request, response) => {
    if (!keptPages.answer(request, response)) answer(request, response)
  })
}
