export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}
