import type { TestApp } from './app.ts'

/** Lets something happen while the next password is compared: after the comparison and before what follows from it. */
export function meanwhile({ world }: TestApp, happens: () => Promise<unknown>): void {
  const { hashing } = world
  let first = true
  world.hashing = async (network, work) => {
    const compared = await hashing(network, work)
    if (!first) return compared
    first = false
    world.hashing = hashing
    await happens()
    return compared
  }
}
