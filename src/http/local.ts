import type { IncomingMessage } from 'node:http'
import { isLoopback } from '../shared/address.ts'

/** Whether this machine itself asks: neither the connection nor what a proxy says of it comes from elsewhere. */
export function isLocal({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const forwarded = headers['x-forwarded-for'] as string | undefined
  const addresses = [socket.remoteAddress ?? '', ...(forwarded?.split(',') ?? [])]
  return headers.forwarded === undefined && addresses.every(address => isLoopback(address.trim()))
}
