import { randomFillSync } from 'node:crypto'
import type { Config } from '../kernel/config.ts'
import { isHttps } from './cookies.ts'
import type { Context, Next } from './state.ts'

/** Headers that every answer carries. Pages add their own policy, with a nonce. */
export function secureHeaders(config: Config) {
  const fixed: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ...(isHttps(config.origin) && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
  return (ctx: Context, next: Next) => {
    ctx.set(fixed)
    return next()
  }
}

const random = Buffer.alloc(4096)
let unused = 0

/** Randomness is fetched for many at once: asking for it costs more than a page that is kept. */
export function newNonce(): string {
  if (unused === 0) unused = randomFillSync(random).length
  unused -= 16
  return random.toString('base64url', unused, unused + 16)
}

export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
