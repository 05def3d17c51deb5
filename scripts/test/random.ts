/** Choices that are the same for the same seed. */
export interface Random {
  /** From 0 to below `most`. */
  below: (most: number) => number
  one: <T>(from: readonly T[]) => T
  chance: (share: number) => boolean
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  return { below, one: from => from[below(from.length)]!, chance: share => next() < share }
}
