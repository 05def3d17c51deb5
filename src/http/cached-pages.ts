import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../kernel/config.ts'
import type { Log } from '../kernel/log.ts'
import { accepts } from './codings.ts'
import { cookieName } from './cookies.ts'
import { fixedHeaders, newNonce, pagePolicy } from './headers.ts'
import type { Kept, PageCache } from './page-cache.ts'

export interface CachedPages {
  /** Answers at once where the page is kept and the same for this visitor; otherwise leaves the request alone. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  send: (request: IncomingMessage, response: ServerResponse, kept: Kept) => void
}

/** The pages of visitors go out before the rest of the service looks at the request: most of what is asked is this. */
export function serveCachedPages(cache: PageCache, config: Config, log: Log, isStopping: () => boolean): CachedPages {
  const token = `${cookieName('token', config)}=`
  const { 'Content-Security-Policy': _, ...fixed } = fixedHeaders(config)
  const always = Object.entries({
    ...fixed,
    'Content-Type': 'text/html; charset=utf-8',
    // a shared cache would hand the nonce of one visitor to the next
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Encoding',
  }).flat()

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    const cookies = headers.cookie ?? ''
    if (method !== 'GET' || headers.authorization || cookies.includes(token) || isStopping()) return false
    const kept = cache.peek(`${/(?:^|; ?)language=en(?:;|$)/.test(cookies) ? 'en' : 'vi'} ${url}`)
    if (!kept) return false
    send(request, response, kept)
    log('info', 'request', { method, path: url, status: response.statusCode, kept: true })
    return true
  }

  function send({ method, headers }: IncomingMessage, response: ServerResponse, kept: Kept): void {
    if (isStopping()) response.shouldKeepAlive = false
    const lines = [...always, 'ETag', kept.etag]
    // A page that the browser still has keeps the policy and the nonce that it came with.
    if (headers['if-none-match']?.includes(kept.etag)) return void response.writeHead(304, lines).end()
    const nonce = newNonce()
    const packed = accepts('gzip', headers['accept-encoding'])
    const body = packed ? kept.gzip(nonce) : kept.plain(nonce)
    lines.push('Content-Security-Policy', pagePolicy(nonce), 'Content-Length', String(body.length))
    if (packed) lines.push('Content-Encoding', 'gzip')
    response.writeHead(200, lines)
    response.end(method === 'HEAD' ? undefined : body)
  }

  return { answer, send }
}
