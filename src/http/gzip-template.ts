import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib'

/**
 * A page rendered and compressed once, although its nonces differ each time. A gzip stream is a sequence of blocks: the
 * two constant parts are compressed ahead, and the changing part between them is a stored (uncompressed) block.
 */
export interface GzipTemplate {
  plain: (nonce: string) => Buffer
  gzip: (nonce: string) => Buffer
}

const sample = '0123456789-nonce-_ABCD'
const header = gzipSync('').subarray(0, 10)

/** `middle` returns the text between the two parts for a nonce. All nonces have the same length. */
export function gzipTemplate(before: Buffer, middle: (nonce: string) => string, after: Buffer): GzipTemplate {
  const text = Buffer.from(middle(sample))
  const places = placesIn(text)
  const plain = Buffer.concat([before, text, after])

  const packedBefore = deflateRawSync(before, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })
  const stored = Buffer.alloc(5)
  stored.writeUInt16LE(text.length, 1)
  stored.writeUInt16LE(~text.length & 0xffff, 3)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(plain.length, 4)
  const packed = Buffer.concat([header, packedBefore, stored, text, deflateRawSync(after, { level: 9 }), trailer])
  const start = header.length + packedBefore.length + stored.length
  const sumBefore = crc32(before)
  const sum = sumAfter(after)

  return {
    plain(nonce) {
      const page = Buffer.from(plain)
      for (const place of places) page.write(nonce, before.length + place, 'latin1')
      return page
    },
    gzip(nonce) {
      const page = Buffer.from(packed)
      for (const place of places) page.write(nonce, start + place, 'latin1')
      const middle = page.subarray(start, start + text.length)
      page.writeUInt32LE(sum(crc32(middle, sumBefore)), page.length - trailer.length)
      return page
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
