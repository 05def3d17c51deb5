import { isIP } from 'node:net'
import type { Context } from './state.ts'

/** The address behind the trusted proxies. If the forwarded value is not an address, the proxy's own is used. */
export function clientAddress(ctx: Context): string {
  return plainAddress(ctx.ip) ?? ctx.req.socket.remoteAddress ?? ''
}

/** Strips the port that some proxies add, as in `1.2.3.4:5678` or `[2001:db8::1]:443`: it changes per connection. */
function plainAddress(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const address = bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(address) ? address.replace(/%.*/, '') : undefined
}
