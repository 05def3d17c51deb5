import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import { Failure, fail } from '../kernel/failure.ts'

/** How long a body is at most: as it says, or `most` if it says nothing. */
export function lengthOf({ headers }: IncomingMessage, most: number): number {
  const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] ? most : 0))
  return length > most ? fail('body_too_large') : length
}

/**
 * The bytes of a body, at most `most`. They are copied into one buffer: a chunk would keep all the memory that was read
 * from the socket with it, and a body sent byte by byte would be a hundred thousand chunks.
 */
export async function receive(request: IncomingMessage, most: number): Promise<Buffer> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  const buffer = Buffer.allocUnsafeSlow(most)
  let length = 0

  function onData(piece: Buffer): void {
    if (length + piece.length > most) {
      stop()
      reject(new Failure('body_too_large'))
      return
    }
    length += piece.copy(buffer, length)
  }

  function stop(): void {
    request.off('data', onData)
    forget()
  }

  const forget = finished(request, { writable: false }, error => {
    stop()
    if (error) reject(error)
    else resolve()
  })
  request.on('data', onData)
  await ended
  return buffer.subarray(0, length)
}
