import type { IncomingMessage, ServerResponse } from 'node:http'

/** The largest body that we accept: up to this much of a refused body is drained to keep the connection. */
const drainedAtMost = 100_000
/** How much of a longer body is read after a response with `Connection: close`, so that the client still gets it. */
const lingerBytes = 10_000_000
const lingerMs = 2_000

/** If a response starts before the request was fully read, drains the rest or sends `Connection: close`. */
export function drainUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    if (!request.complete) drainOrClose(request, response)
    return writeHead(...given)
  }
}

function drainOrClose(request: IncomingMessage, response: ServerResponse): void {
  const closes = response.getHeader('connection') === 'close'
  if (closes || !(Number(request.headers['content-length']) <= drainedAtMost)) {
    response.shouldKeepAlive = false
    linger(request)
  }
  request.resume()
}

/** Node would close with bytes unread, and the TCP reset that follows can overtake the response. */
function linger(request: IncomingMessage): void {
  const { socket } = request
  const close = socket.destroySoon.bind(socket)
  let left = lingerBytes
  request.on('data', (piece: Buffer) => {
    left -= piece.length
    if (left < 0) socket.destroy()
  })
  socket.destroySoon = () => {
    if (request.complete) return close()
    request.once('end', close)
    socket.end()
    const end = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => clearTimeout(end))
  }
}
