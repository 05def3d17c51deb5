import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Proxy {
  port: number
  /** From now on nothing comes through and nothing is said, on connections that are open and on new ones. */
  swallow: () => void
  /** New connections come through again; those that were swallowed stay dead. */
  heal: () => void
  close: () => void
}

/** Stands between a client and a server like a network that may fail. */
export async function startProxy(to: { host: string; port: number }): Promise<Proxy> {
  const sockets = new Set<Socket>()
  let open = true
  const server = createServer(socket => {
    keep(socket)
    if (!open) return
    const onward = keep(connect(to))
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    return socket
  }

  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => {
      open = false
      for (const socket of sockets) socket.unpipe().pause()
    },
    heal: () => {
      open = true
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
