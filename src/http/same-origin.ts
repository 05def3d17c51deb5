import type { Config } from '../kernel/config.ts'
import { fail } from '../kernel/failure.ts'
import { isOfDevice } from './api.ts'
import type { Context, Next } from './state.ts'

const safe = ['GET', 'HEAD', 'OPTIONS']

/** Refuses writes that a page of another site makes a visitor's browser send. */
export function refuseCrossOrigin(config: Config) {
  return (ctx: Context, next: Next) => {
    if (!safe.includes(ctx.method) && origin(ctx, config) === 'foreign' && !isClient(ctx, config)) fail('cross_origin')
    return next()
  }
}

/** A write by cookie needs proof that our own page sent it; a client that sends no origin must use a Bearer token. */
export function mayUseCookie(ctx: Context, config: Config): boolean {
  return safe.includes(ctx.method) || origin(ctx, config) === 'own'
}

/** A browser extension has an origin of its own, which no page can take. Its token says what it may do; cookies do not count. */
function isClient(ctx: Context, config: Config): boolean {
  return isOfDevice(ctx.path, config) && ctx.get('origin').startsWith('chrome-extension://')
}

function origin(ctx: Context, config: Config): 'own' | 'foreign' | 'unknown' {
  const site = ctx.get('sec-fetch-site')
  const from = ctx.get('origin')
  if (site && site !== 'same-origin' && site !== 'none') return 'foreign'
  if (!from) return site ? 'own' : 'unknown'
  return from === config.origin || (!config.production && from === `http://${ctx.get('host')}`) ? 'own' : 'foreign'
}
