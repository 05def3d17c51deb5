import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import { fail } from '../kernel/failure.ts'
import type { Reservation } from './body-budget.ts'

/**
 * The bytes of a body, at most `most`. They are copied into one growing buffer: a chunk would keep all the memory that
 * was read from the socket with it, and a body sent byte by byte would be a hundred thousand chunks.
 */
export async function receive(request: IncomingMessage, most: number, reservation: Reservation): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) fail('body_too_large')
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  let buffer = Buffer.alloc(0)
  let length = 0

  function keep(piece: Buffer): void {
    const needed = length + piece.length
    if (needed > most) fail('body_too_large')
    if (needed > buffer.length) {
      const size = Math.min(most, 2 * needed)
      reservation.take(size - buffer.length)
      const larger = Buffer.allocUnsafeSlow(size)
      buffer.copy(larger, 0, 0, length)
      buffer = larger
    }
    piece.copy(buffer, length)
    length = needed
  }

  function onData(piece: Buffer): void {
    try {
      keep(piece)
    } catch (error) {
      stop()
      reject(error)
    }
  }

  function stop(): void {
    request.off('data', onData)
    forget()
  }

  const forget = finished(request, { writable: false, signal: reservation.evicted }, error => {
    stop()
    if (error) reject(reservation.evicted.aborted ? reservation.evicted.reason : error)
    else resolve()
  })
  request.on('data', onData)
  await ended
  return buffer.subarray(0, length)
}
