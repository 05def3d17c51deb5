const perMinute = 6
const minute = 60_500

/** The server refuses more syncs, and then for a minute: ms until the next may begin, after those that began then. */
export function untilNext(begun: readonly number[], now: number): number {
  const recent = begun.filter(moment => now - moment < minute)
  return recent.length < perMinute ? 0 : minute - (now - recent.at(-perMinute)!)
}
