import type { IncomingMessage } from 'node:http'
import { fail } from '../kernel/failure.ts'
import type { Place } from './body-budget.ts'

/**
 * Reads a body of at most `most` bytes into one growing buffer. Storing the chunks would be larger: each keeps all that
 * was read from the socket with it, and a body sent byte by byte would be a hundred thousand chunks.
 */
export async function receive(request: IncomingMessage, most: number, place: Place): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) fail('body_too_large')
  let buffer = Buffer.alloc(0)
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const needed = length + chunk.length
    if (needed > most) fail('body_too_large')
    if (needed > buffer.length) {
      const size = Math.min(most, 2 * needed)
      place.take(size - buffer.length)
      const larger = Buffer.allocUnsafeSlow(size)
      buffer.copy(larger, 0, 0, length)
      buffer = larger
    }
    chunk.copy(buffer, length)
    length = needed
  }
  return buffer.subarray(0, length)
}
