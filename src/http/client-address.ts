import { isIP } from 'node:net'
import type { Context } from './state.ts'

/** Whoever is behind the trusted proxies. What is forwarded and is no address counts as the proxy's own. */
export function clientAddress(ctx: Context): string {
  return plainAddress(ctx.ip) ?? ctx.req.socket.remoteAddress ?? ''
}

/** Some proxies forward the port too, `1.2.3.4:5678` or `[2001:db8::1]:443`: a new one for each connection. */
function plainAddress(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const address = bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(address) ? address.replace(/%.*/, '') : undefined
}
