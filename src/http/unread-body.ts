import type { IncomingMessage, ServerResponse } from 'node:http'

/** As long as any body that we accept: so much of a refused one is read and thrown away to keep the connection. */
const drainedAtMost = 100_000
/** What is read of a longer one after the connection was said to be closed, so that its client still gets the answer. */
const lingerBytes = 10_000_000
const lingerMs = 2_000

/** An answer that leaves while its request is still coming: the rest is read away, or the answer says `close`. */
export function mindUnread(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    if (!request.complete) settle(request, response)
    return writeHead(...given)
  }
}

function settle(request: IncomingMessage, response: ServerResponse): void {
  if (!(Number(request.headers['content-length']) <= drainedAtMost)) {
    response.shouldKeepAlive = false
    linger(request)
  }
  request.resume()
}

/** Node would close with bytes unread, and the reset that follows can overtake the answer. */
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
