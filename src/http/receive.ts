import type { IncomingMessage } from 'node:http'
import { fail } from '../kernel/failure.ts'
import type { Place } from './body-budget.ts'

/**
 * The bytes of a body, at most so many. They are copied into one buffer that grows: a piece that is kept as it came holds
 * all that was read from the socket with it, and a body of single bytes would be a hundred thousand pieces.
 */
export async function receive(request: IncomingMessage, most: number, place: Place): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) fail('body_too_large')
  let buffer = Buffer.alloc(0)
  let length = 0
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const needed = length + piece.length
    if (needed > most) fail('body_too_large')
    if (needed > buffer.length) {
      const size = Math.min(most, 2 * needed)
      place.take(size - buffer.length)
      const larger = Buffer.allocUnsafeSlow(size)
      buffer.copy(larger, 0, 0, length)
      buffer = larger
    }
    piece.copy(buffer, length)
    length = needed
  }
  return buffer.subarray(0, length)
}
