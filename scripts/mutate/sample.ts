/** So many of them by chance, in the same order for the same seed. */
export function sampleOf<T>(all: T[], count: number, seed: number): T[] {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const rest = [...all]
  const chosen: T[] = []
  while (rest.length > 0 && chosen.length < count) chosen.push(...rest.splice(Math.floor(next() * rest.length), 1))
  return chosen
}
