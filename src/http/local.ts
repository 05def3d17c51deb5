import type { IncomingMessage } from 'node:http'
import { isLoopback } from '../shared/address.ts'

/** Whether the request comes from this machine: the connection and every forwarded address are loopback. */
export function isLocal({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const forwarded = headers['x-forwarded-for'] as string | undefined
  const addresses = [socket.remoteAddress ?? '', ...(forwarded?.split(',') ?? [])]
  return headers.forwarded === undefined && addresses.every(address => isLoopback(address.trim()))
}
