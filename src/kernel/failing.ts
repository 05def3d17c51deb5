/** A service outside fails after so many failures in a row, or when the first of them was an hour ago. */
export const failingInRow = 3
const failingAfter = 3_600_000

/** What has failed since before this moment, without one success, counts as failing. */
export function failingSince(now: Date): Date {
  return new Date(now.getTime() - failingAfter)
}
