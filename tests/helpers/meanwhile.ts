import type { TestApp } from './app.ts'

/** Lets something happen while the next password is compared: after the comparison and before what follows from it. */
export function meanwhile({ services }: TestApp, happens: () => Promise<unknown>): void {
  const { hashing } = services
  let first = true
  services.hashing = async (network, work) => {
    const compared = await hashing(network, work)
    if (!first) return compared
    first = false
    services.hashing = hashing
    await happens()
    return compared
  }
}
