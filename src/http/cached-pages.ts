import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '../i18n/index.ts'
import type { Config } from '../kernel/config.ts'
import type { Log } from '../kernel/log.ts'
import { pageQuery } from '../shared/page-query.ts'
import type { Bundle } from './bundle.ts'
import { accepts } from './codings.ts'
import { cookieName, languageCookie } from './cookies.ts'
import { fixedHeaders, newNonce, pagePolicy } from './headers.ts'
import type { CachedPage, PageCache } from './page-cache.ts'

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
  isStopping: () => boolean
}

/** Serves visitors' pages before the rest of the service sees the request, because most requests are for them. */
export function serveCachedPages({ cache, bundle, config, log, isStopping }: Parts): CachedPages {
  const token = `${cookieName('token', config)}=`
  const { 'Content-Security-Policy': _, ...fixed } = fixedHeaders(config)
  const policy = pagePolicy(config, bundle.inlined)
  const always = Object.entries({
    ...fixed,
    'Content-Type': 'text/html; charset=utf-8',
    // a shared cache would give one visitor's nonce to the next
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Encoding',
  }).flat()

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    const cookies = headers.cookie ?? ''
    if (method !== 'GET' || headers.authorization || cookies.includes(token) || isStopping()) return false
    const { path, asked } = readUrl(url)
    const language = asked ?? (/(?:^|; ?)language=en(?:;|$)/.test(cookies) ? 'en' : 'vi')
    const cached = cache.peek(`${language} ${path}`)
    if (!cached) return false
    send(request, response, cached, asked)
    log('info', 'request', { method, path, status: response.statusCode, kept: true })
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
    // A page that the browser still has keeps the policy and the nonce that it came with.
    if (headers['if-none-match']?.includes(cached.etag)) return void response.writeHead(304, lines).end()
    const nonce = newNonce()
    const packed = accepts('gzip', headers['accept-encoding'])
    const pieces = packed ? cached.gzip(nonce) : cached.plain(nonce)
    const length = pieces.reduce((all, piece) => all + piece.length, 0)
    lines.push('Content-Security-Policy', policy(nonce), 'Content-Length', String(length))
    if (packed) lines.push('Content-Encoding', 'gzip')
    response.writeHead(200, lines)
    // all pieces leave in one system call
    response.cork()
    if (method !== 'HEAD') for (const piece of pieces) response.write(piece)
    response.end()
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
