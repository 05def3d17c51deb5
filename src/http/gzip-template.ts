import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib'

/**
 * A page rendered and compressed once, although its nonces differ each time. A gzip stream is a sequence of blocks: the
 * two constant parts are compressed ahead, and the changing part between them is a stored (uncompressed) block.
 * The response is written in pieces, of which only the changing ones are new, because copying the page would be slow.
 */
export interface GzipTemplate {
  plain: (nonce: string) => Buffer[]
  gzip: (nonce: string) => Buffer[]
}

const sample = '0123456789-nonce-_ABCD'
const header = gzipSync('').subarray(0, 10)

/** `middle` returns the text between the two parts for a nonce. All nonces have the same length. */
export function gzipTemplate(before: Buffer, middle: (nonce: string) => string, after: Buffer): GzipTemplate {
  const text = Buffer.from(middle(sample))
  const places = placesIn(text)
  const length = before.length + text.length + after.length

  const stored = Buffer.alloc(5)
  stored.writeUInt16LE(text.length, 1)
  stored.writeUInt16LE(~text.length & 0xffff, 3)
  const packedBefore = Buffer.concat([
    header,
    deflateRawSync(before, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
    stored,
  ])
  const packedAfter = deflateRawSync(after, { level: 9 })
  const sumBefore = crc32(before)
  const sum = sumAfter(after)

  function textWith(nonce: string): Buffer {
    const copy = Buffer.from(text)
    for (const place of places) copy.write(nonce, place, 'latin1')
    return copy
  }

  return {
    plain: nonce => [before, textWith(nonce), after],
    gzip(nonce) {
      const changed = textWith(nonce)
      const trailer = Buffer.allocUnsafe(8)
      trailer.writeUInt32LE(sum(crc32(changed, sumBefore)))
      trailer.writeUInt32LE(length, 4)
      return [packedBefore, changed, packedAfter, trailer]
    },
  }
}

function placesIn(text: Buffer): number[] {
  const places = []
  for (let at = text.indexOf(sample); at >= 0; at = text.indexOf(sample, at + 1)) places.push(at)
  return places
}

/** Computes `crc32(bytes, sum)` without reading the bytes again: the result is linear in each bit of the sum. */
function sumAfter(bytes: Buffer): (sum: number) => number {
  const none = crc32(bytes, 0)
  const bits = Array.from({ length: 32 }, (_, bit) => crc32(bytes, (1 << bit) >>> 0) ^ none)
  return sum => bits.reduce((all, change, bit) => ((sum >>> bit) & 1 ? all ^ change : all), none) >>> 0
}
