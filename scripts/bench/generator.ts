import { connect } from 'node:net'

export interface Order {
  port: number
  /** The request as it goes over the wire. */
  request: string
  seconds: number
  connections: number
}

/** Requests per second that were answered with 200, and how many got another answer. */
export interface Outcome {
  rate: number
  refused: number
}

process.on('message', async (order: Order) => process.send!(await generate(order)))

/** Each connection asks again as soon as it is answered. As little work as possible is done for an answer. */
async function generate({ port, request, seconds, connections }: Order): Promise<Outcome> {
  const bytes = Buffer.from(request)
  const count = { answered: 0, refused: 0 }
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(Array.from({ length: connections }, askUntilEnd))
  return { rate: (count.answered / (performance.now() - began)) * 1000, refused: count.refused }

  /** A server may close a connection after some requests: then another one is opened. */
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

  /** Reads the head of an answer, which comes in one piece, and tells how much is still to come, and whether it is the last. */
  function read(chunk: Buffer): [left: number, last: boolean] {
    const head = chunk.toString('latin1', 0, 4096)
    const length = /content-length: (\d+)/i.exec(head)?.[1] ?? 0
    if (head.startsWith('HTTP/1.1 200')) count.answered++
    else count.refused++
    return [Number(length) + head.indexOf('\r\n\r\n') + 4 - chunk.length, /connection: close/i.test(head)]
  }
}
