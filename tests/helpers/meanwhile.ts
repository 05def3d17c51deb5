import type { TestApp } from './app.ts'

/** Runs `happens` right after the next password comparison, before its result is used. */
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
