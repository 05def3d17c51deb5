/** Sites, and what does not belong to them although it lies below them. */
export interface Region {
  in: string[]
  out: string[]
}

/**
 * The browser's rules cover subdomains; of ours, the longest name that fits counts. So a name leaves out the longer names
 * below it. Those without any, nearly all, share one region.
 */
export function regionsOf(names: readonly string[], all: readonly string[]): Region[] {
  const parents = parentsOf(all)
  const simple: string[] = []
  const regions: Region[] = []
  for (const name of names) {
    const below = parents.get(name)
    if (below) regions.push({ in: [name], out: below })
    else simple.push(name)
  }
  return simple.length > 0 ? [{ in: simple, out: [] }, ...regions] : regions
}

/** For each name that has longer ones below it: those. */
function parentsOf(all: readonly string[]): Map<string, string[]> {
  const known = new Set(all)
  const below = new Map<string, string[]>()
  for (const name of known) {
    const labels = name.split('.')
    for (let place = 1; place < labels.length; place++) {
      const parent = labels.slice(place).join('.')
      if (known.has(parent)) below.set(parent, [...(below.get(parent) ?? []), name])
    }
  }
  return below
}
