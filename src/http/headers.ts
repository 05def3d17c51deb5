import { createHash } from 'node:crypto'
import type { Config } from '../kernel/config.ts'
import type { Bundle } from './bundle.ts'
import { isHttps } from './cookies.ts'
import { inlineScripts } from './inline-scripts.ts'
import type { Context, Next } from './state.ts'

/** The headers of every response. Pages have a policy of their own. */
export function fixedHeaders(config: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ...(isHttps(config.origin) && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

export function secureHeaders(config: Config) {
  const fixed = fixedHeaders(config)
  return (ctx: Context, next: Next) => {
    ctx.set(fixed)
    return next()
  }
}

const policy = [
  "default-src 'none'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

/**
 * Inside a page only our own scripts and our own sheet are allowed, by their hashes, so that every response has the
 * same policy. The gateway is a form target, because the form that buys is redirected to it.
 */
export function pagePolicy({ vnpay }: Config, { inlined, splash }: Pick<Bundle, 'inlined' | 'splash'>): string {
  const gateway = vnpay ? ` ${new URL(vnpay.payUrl).origin}` : ''
  const scripts = inlineScripts(splash).map(hashOf).join(' ')
  return `${policy}; style-src 'self' ${hashOf(inlined.text)}; script-src 'self' ${scripts}; form-action 'self'${gateway}`
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
