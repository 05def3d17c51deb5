import { crc32, deflateRawSync } from 'node:zlib'

interface ZipFile {
  name: string
  bytes: Buffer
}

/** 1 January 1980, the first day that the format can name: the same files are always the same bytes. */
const date = (1 << 5) | 1
const version = 20
/** Names are UTF-8. */
const flags = 0x0800
const deflated = 8

/** A zip file of a few small files. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const [path, packed] = [Buffer.from(name), deflateRawSync(bytes, { level: 9 })]
    const about = numbers([2, version], [2, flags], [2, deflated], [2, 0], [2, date], [4, crc32(bytes)])
    const sizes = numbers([4, packed.length], [4, bytes.length], [2, path.length], [2, 0])
    const part = Buffer.concat([numbers([4, 0x04034b50]), about, sizes, path, packed])
    // no comment, first disk, no attributes
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset])
    directory.push(Buffer.concat([numbers([4, 0x02014b50], [2, version]), about, sizes, rest, path]))
    parts.push(part)
    offset += part.length
  }
  const names = Buffer.concat(directory)
  const count = files.length
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, names.length], [4, offset], [2, 0])
  return Buffer.concat([...parts, names, end])
}

/** Little-endian, each with its number of bytes. */
function numbers(...fields: (readonly [bytes: number, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )
}
