import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Proxy {
  port: number
  /** From now on no data passes and no connection is closed, whether open already or new. */
  swallow: () => void
  /** New connections work again; the swallowed ones stay dead. */
  heal: () => void
  close: () => void
}

/** A TCP proxy that imitates a failing network. */
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
