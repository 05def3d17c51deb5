import { randomFillSync } from 'node:crypto'
import type { Config } from '../kernel/config.ts'
import { isHttps } from './cookies.ts'
import type { Context, Next } from './state.ts'

/** The headers of every response. Pages replace the policy with one that has a nonce. */
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

const random = Buffer.alloc(4096)
let unused = 0

/** Gets random bytes for many nonces at once, because one call costs more than serving a cached page. */
export function newNonce(): string {
  if (unused === 0) unused = randomFillSync(random).length
  unused -= 16
  return random.toString('base64url', unused, unused + 16)
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

/** Allows the gateway as a form target, because the form that buys is redirected to it. */
export function pagePolicy({ vnpay }: Config, { hash }: { hash: string }): (nonce: string) => string {
  const gateway = vnpay ? ` ${new URL(vnpay.payUrl).origin}` : ''
  const fixed = `${policy}; style-src 'self' '${hash}'; form-action 'self'${gateway}`
  return nonce => `${fixed}; script-src 'nonce-${nonce}' 'strict-dynamic'`
}
