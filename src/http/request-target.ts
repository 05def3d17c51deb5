import type { IncomingMessage, RequestListener } from 'node:http'
import type { Config } from '../kernel/config.ts'
import type { Log } from '../kernel/log.ts'
import { fixedHeaders } from './headers.ts'
import type { RequestCounts } from './request-counts.ts'

interface Parts {
  config: Config
  log: Log
  requests: RequestCounts
}

/** Refuses requests with two Hosts or with a malformed target; after this `request.url` begins with a slash. */
export function admitRequests({ config, log, requests }: Parts, serve: RequestListener): RequestListener {
  const refusal = { ...fixedHeaders(config), 'Content-Length': '0', Connection: 'close' }
  return (request, response) => {
    const { method, url = '' } = request
    const path = isOneHost(request) ? readTarget(request) : undefined
    if (path === undefined) {
      response.writeHead(400, refusal).end()
      requests.answered('other', 400)
      log('info', 'request', { method, path: url.slice(0, 200), status: 400 })
      return
    }
    request.url = path
    serve(request, response)
  }
}

const origin = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?=[/?#]|$)/i

/** With two, a proxy and we could take one request for two sites. Node refuses a request without one. */
function isOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.toLowerCase() === 'host') hosts++
  return hosts <= 1
}

/** The path of `/path` and of `http://host/path`; undefined for every other target, such as `*` or `ftp://host`. */
function readTarget({ url = '' }: IncomingMessage): string | undefined {
  if (/^\/[!"$-~]*$/.test(url)) return url
  const isAbsolute = origin.test(url)
  if (!isAbsolute && !url.startsWith('/')) return undefined
  const path = url.replace(origin, '').replace(/#.*/, '')
  return path.startsWith('/') ? path : `/${path}`
}
