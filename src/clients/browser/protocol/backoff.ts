const shortest = 2_000
const longest = 5 * 60_000
/** A client that is too old is asked to come back, in case it was updated meanwhile. */
const tooOld = 60 * 60_000

/**
 * How long to wait after so many failures in a row, in ms. Drawn at random, so that machines which lost their server
 * together do not come back together; never before the server wants it.
 */
export function waitAfter(failures: number, retryAfter: number | null, chance: number): number {
  const most = Math.min(longest, shortest * 2 ** Math.min(failures, 10))
  const asked = (retryAfter ?? 0) * 1_000
  return Math.round(asked + most / 2 + (chance * most) / 2)
}

export function waitOfTooOld(chance: number): number {
  return Math.round(tooOld * (1 + chance))
}

/** A clock that was set back must not make the wait longer than any that is ever drawn. */
export function isOver(nextTry: number, wall: number): boolean {
  return wall >= nextTry || nextTry - wall > 3 * tooOld
}
