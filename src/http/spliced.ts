import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib'

/**
 * A page that is compressed once although a few bytes in its middle differ each time. A gzip stream is a row of blocks:
 * the two lasting pieces are compressed ahead, and the changing one goes between them as a stored block.
 */
export interface Spliced {
  plain: (middle: string) => Buffer
  gzip: (middle: string) => Buffer
}

const header = gzipSync('').subarray(0, 10)

export function splice(before: string, after: string): Spliced {
  const head = Buffer.from(before)
  const tail = Buffer.from(after)
  const packedHead = deflateRawSync(head, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })
  const packedTail = deflateRawSync(tail, { level: 9 })
  const headSum = crc32(head)
  const tailSum = sumAfter(tail)
  return {
    plain: middle => Buffer.concat([head, Buffer.from(middle), tail]),
    gzip: middle => {
      const stored = Buffer.from(middle)
      const blockHeader = Buffer.alloc(5)
      blockHeader.writeUInt16LE(stored.length, 1)
      blockHeader.writeUInt16LE(~stored.length & 0xffff, 3)
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(tailSum(crc32(stored, headSum)), 0)
      trailer.writeUInt32LE(head.length + stored.length + tail.length, 4)
      return Buffer.concat([header, packedHead, blockHeader, stored, packedTail, trailer])
    },
  }
}

/** What `crc32(bytes, sum)` gives, without walking over the bytes: it is linear in each bit of the sum. */
function sumAfter(bytes: Buffer): (sum: number) => number {
  const none = crc32(bytes, 0)
  const bits = Array.from({ length: 32 }, (_, bit) => crc32(bytes, (1 << bit) >>> 0) ^ none)
  return sum => bits.reduce((all, change, bit) => ((sum >>> bit) & 1 ? all ^ change : all), none) >>> 0
}
