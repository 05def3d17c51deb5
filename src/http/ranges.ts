export interface Range {
  start: number
  /** The last byte, included. */
  end: number
}

/**
 * What a Range header asks of a file of `size` bytes: one range, 'none' where it lies outside, or undefined where there
 * is nothing that we follow (several ranges, another unit), which HTTP answers with the whole file.
 */
export function readRange(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const [start, end] = [Number(first), last === '' ? size - 1 : Number(last)]
  if (last !== '' && end < start) return undefined
  return start >= size ? 'none' : { start, end: Math.min(end, size - 1) }
}
