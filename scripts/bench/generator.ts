import { connect } from 'node:net'

export interface LoadOrder {
  port: number
  /** The raw HTTP request. */
  request: string
  seconds: number
  connections: number
}

/** Responses per second with status 200, and the number of requests that failed or got another status. */
export interface Outcome {
  rate: number
  refused: number
}

process.on('message', async (order: LoadOrder) => process.send!(await generate(order)))

/** Each connection sends the next request after each response. As little work as possible is done per response. */
async function generate({ port, request, seconds, connections }: LoadOrder): Promise<Outcome> {
  const bytes = Buffer.from(request)
  const count = { answered: 0, refused: 0 }
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(Array.from({ length: connections }, askUntilEnd))
  return { rate: (count.answered / (performance.now() - began)) * 1000, refused: count.refused }

  /** Opens a new connection when the server closes one, as it may after some requests. */
  async function askUntilEnd(): Promise<void> {
    while (performance.now() < end) await new Promise<void>(closed => askOn(closed))
  }

  function askOn(closed: () => void): void {
    let left = 0
    let last = false
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setNoDelay(true)
    socket.on('error', () => count.refused++).on('close', closed)
    socket.on('data', chunk => {
      if (left > 0) left -= chunk.length
      else [left, last] = read(chunk)
      if (left > 0) return
      if (performance.now() < end && !last) socket.write(bytes)
      else socket.end()
    })
  }

  /** Reads the head of a response, which arrives in one chunk. Returns the bytes to come, and if it is the last. */
  function read(chunk: Buffer): [left: number, last: boolean] {
    const head = chunk.toString('latin1', 0, 4096)
    const length = /content-length: (\d+)/i.exec(head)?.[1] ?? 0
    if (head.startsWith('HTTP/1.1 200')) count.answered++
    else count.refused++
    return [Number(length) + head.indexOf('\r\n\r\n') + 4 - chunk.length, /connection: close/i.test(head)]
  }
}
