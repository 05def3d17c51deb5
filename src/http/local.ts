import type { IncomingMessage } from 'node:http'
import type { Config } from '../kernel/config.ts'
import { isLoopback, isThisMachine } from '../shared/address.ts'

/**
 * Whether the request comes from this machine: the connection and every forwarded address are loopback, and it is for
 * this machine by name. Otherwise a page of another site could resolve its own name to this machine and read responses.
 */
export function isLocal(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  { origin }: Pick<Config, 'origin'>,
): boolean {
  if (headers.host !== undefined && !isOurName(headers.host, origin)) return false
  const forwarded = headers['x-forwarded-for'] as string | undefined
  const addresses = [socket.remoteAddress ?? '', ...(forwarded?.split(',') ?? [])]
  return headers.forwarded === undefined && addresses.every(address => isLoopback(address.trim()))
}

function isOurName(host: string, origin: string): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '')
  return isThisMachine(name) || host === new URL(origin).host
}
