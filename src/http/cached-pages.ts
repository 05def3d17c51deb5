import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '../i18n/index.ts'
import type { Config } from '../kernel/config.ts'
import type { Log } from '../kernel/log.ts'
import { pageQuery } from '../shared/page-query.ts'
import type { Bundle } from './bundle.ts'
import { accepts, preferred } from './codings.ts'
import { cookieName, languageCookie } from './cookies.ts'
import { fixedHeaders, pagePolicy } from './headers.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import type { RequestCounts } from './request-counts.ts'

export interface CachedPages {
  /** Responds and returns true if the page is cached for this visitor; otherwise leaves the request alone. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** `asked` is the language that the link asks for; the browser keeps it. */
  send: (request: IncomingMessage, response: ServerResponse, cached: CachedPage, asked?: Language) => void
}

interface Parts {
  cache: PageCache
  bundle: Bundle
  config: Config
  log: Log
  requests: RequestCounts
  isStopping: () => boolean
}

/** Serves visitors' pages before the rest of the service sees the request, because most requests are for them. */
export function serveCachedPages({ cache, bundle, config, log, requests, isStopping }: Parts): CachedPages {
  const token = `${cookieName('token', config)}=`
  const always = Object.entries({
    ...fixedHeaders(config),
    'Content-Security-Policy': pagePolicy(config, bundle),
    'Content-Type': 'text/html; charset=utf-8',
    // people who are signed in get another page at the same address
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Encoding',
  }).flat()

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    const cookies = headers.cookie ?? ''
    if (method !== 'GET' || headers.authorization || cookies.includes(token) || isStopping()) return false
    const began = performance.now()
    const { path, asked } = readUrl(url)
    const language = asked ?? (/(?:^|; ?)language=en(?:;|$)/.test(cookies) ? 'en' : 'vi')
    const cached = cache.peek(`${language} ${path}`)
    if (!cached) return false
    send(request, response, cached, asked)
    requests.answered('visitor', response.statusCode)
    requests.took('visitor', performance.now() - began)
    log('info', 'request', { method, path, status: response.statusCode, cached: true })
    return true
  }

  function send(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    cached: CachedPage,
    asked?: Language,
  ): void {
    if (isStopping()) response.shouldKeepAlive = false
    const lines = [...always, 'ETag', cached.etag]
    if (asked) lines.push('Set-Cookie', languageCookie(asked, config))
    if (headers['if-none-match']?.includes(cached.etag)) return void response.writeHead(304, lines).end()
    const accepted = headers['accept-encoding']
    if (!cached.br && accepts('br', accepted)) cached.addBrotli()
    const { coding, bytes } = preferred(cached, accepted)
    lines.push('Content-Length', String(bytes.length))
    if (coding) lines.push('Content-Encoding', coding)
    response.writeHead(200, lines).end(method === 'HEAD' ? undefined : bytes)
  }

  return { answer, send }
}

/** The path with the query that a page would see, and the language that the link asks for. */
function readUrl(url: string): { path: string; asked?: Language | undefined } {
  const at = url.indexOf('?')
  if (at < 0) return { path: url }
  const { search, language } = pageQuery(url.slice(at))
  return { path: url.slice(0, at) + search, asked: language }
}
