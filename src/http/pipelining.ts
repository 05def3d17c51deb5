import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for a response before they send the next request on the same connection. */
const waitingAtMost = 8

/** Closes a connection that sends requests without reading the responses: each of them would be rendered and held. */
export function limitPipelining(serve: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const before = waiting.get(socket) ?? 0
    if (before >= waitingAtMost) return void socket.destroy()
    waiting.set(socket, before + 1)
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1))
    serve(request, response)
  }
}
