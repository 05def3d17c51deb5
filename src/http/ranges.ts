interface Range {
  start: number
  /** The last byte, included. */
  end: number
}

/**
 * Reads a Range header for a file of `size` bytes: one range, 'none' if it is outside of the file, or undefined if the
 * header is not supported (several ranges, another unit), for which HTTP sends the whole file.
 */
export function readRange(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const [start, end] = [Number(first), last === '' ? size - 1 : Number(last)]
  if (last !== '' && end < start) return undefined
  return start >= size ? 'none' : { start, end: Math.min(end, size - 1) }
}
