import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib'

/**
 * A page that is made and compressed once although the nonces in its middle differ each time. A gzip stream is a row of
 * blocks: the two lasting pieces are compressed ahead, and the changing one stands between them as a stored block.
 */
export interface GzipTemplate {
  plain: (nonce: string) => Buffer
  gzip: (nonce: string) => Buffer
}

const sample = '0123456789-nonce-_ABCD'
const header = gzipSync('').subarray(0, 10)

/** `middle` says what stands between the pieces, around a nonce that is always as long. */
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

/** What `crc32(bytes, sum)` gives, without walking over the bytes: it is linear in each bit of the sum. */
function sumAfter(bytes: Buffer): (sum: number) => number {
  const none = crc32(bytes, 0)
  const bits = Array.from({ length: 32 }, (_, bit) => crc32(bytes, (1 << bit) >>> 0) ^ none)
  return sum => bits.reduce((all, change, bit) => ((sum >>> bit) & 1 ? all ^ change : all), none) >>> 0
}
