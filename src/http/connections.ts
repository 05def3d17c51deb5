import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../shared/address.ts'

/** Limits the open connections of one network: further ones are closed at once. */
export function limitConnections(server: Server, perNetwork: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const others = open.get(network) ?? 0
    if (others >= perNetwork) return void socket.destroy()
    open.set(network, others + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
