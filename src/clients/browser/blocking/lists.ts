/** The web lists that this machine has, by category. */
export type Lists = Readonly<Record<string, { version: string; sites: readonly string[] }>>

const sets = new WeakMap<readonly string[], Set<string>>()

/** A list has one site a line; lines that begin with # say where it comes from. */
export function readList(text: string): string[] {
  return text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
}

/** Found out on the machine: no address leaves it to be classified. */
export function categoriesOf(host: string, lists: Lists): string[] {
  const labels = host.split('.')
  const names = labels.map((_, place) => labels.slice(place).join('.'))
  return Object.entries(lists).flatMap(([category, { sites }]) => {
    const known = sets.get(sites) ?? new Set(sites)
    sets.set(sites, known)
    return names.some(name => known.has(name)) ? [category] : []
  })
}
