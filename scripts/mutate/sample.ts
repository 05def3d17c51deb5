import { createRandom } from '../test/random.ts'

/** So many of them by chance, in the same order for the same seed. */
export function sampleOf<T>(all: T[], count: number, seed: number): T[] {
  const { below } = createRandom(seed)
  const rest = [...all]
  const chosen: T[] = []
  while (rest.length > 0 && chosen.length < count) chosen.push(...rest.splice(below(rest.length), 1))
  return chosen
}
