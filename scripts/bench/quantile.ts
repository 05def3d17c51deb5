/** The value below which this part of them lies; NaN of none. */
export function quantile(values: number[], part: number): number {
  const at = Math.min(values.length - 1, Math.floor(values.length * part))
  return values.toSorted((a, b) => a - b)[at] ?? Number.NaN
}
