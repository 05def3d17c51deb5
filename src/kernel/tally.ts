/** Counts by key and in all; a key that counts nothing takes no memory. */
export function createTally<Key>() {
  const counts = new Map<Key, number>()
  let all = 0
  return {
    all: () => all,
    of: (key: Key) => counts.get(key) ?? 0,
    add: (key: Key) => {
      all++
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    take: (key: Key) => {
      all--
      const left = counts.get(key)! - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    },
  }
}

export type Tally<Key> = ReturnType<typeof createTally<Key>>
