import { failureWithRetry, failWithRetry } from '../kernel/failure.ts'

interface Allowance {
  bodies: number
  bytes: number
}

/** The memory reserved for one body until it has been received. */
export interface Reservation {
  take: (bytes: number) => void
  leave: () => void
  /** Aborted when another network needs the room; its reason is the failure to answer. */
  evicted: AbortSignal
}

/** The reservations of one network, and functions to evict its unfinished bodies, oldest first. */
type Holder = Allowance & { evictions: Set<() => void> }

/**
 * Counts the unfinished bodies of the whole process and of each network, which gets a part of the room: a client can
 * send as slowly as the time limits allow, and what it has sent stays in memory until then. Several networks together
 * can still fill the room, so when it is full, the network that holds most gives way to one that holds less.
 */
export function createBodyBudget(all: Allowance, perNetwork: Allowance) {
  const total: Allowance = { bodies: 0, bytes: 0 }
  const holders = new Map<string, Holder>()

  function evictUntilFits(what: keyof Allowance, needed: number, own: Holder): void {
    if (own[what] + needed > perNetwork[what]) failWithRetry('busy', retryAfter)
    while (total[what] + needed > all[what]) {
      let largest = own
      for (const holder of holders.values()) if (holder[what] > largest[what]) largest = holder
      const [evictOldest] = largest.evictions
      if (largest === own || !evictOldest) failWithRetry('busy', retryAfter)
      evictOldest()
    }
  }

  return {
    enter(network: string): Reservation {
      const own = holders.get(network) ?? { bodies: 0, bytes: 0, evictions: new Set() }
      evictUntilFits('bodies', 1, own)
      holders.set(network, own)
      own.evictions.add(evict)
      const evicted = new AbortController()
      let held = 0
      add(1, 0)

      function add(bodies: number, bytes: number): void {
        for (const used of [total, own]) {
          used.bodies += bodies
          used.bytes += bytes
        }
        held += bytes
      }

      function leave(): void {
        // Evicted before: nothing to release.
        if (!own.evictions.delete(evict)) return
        add(-1, -held)
        if (own.bodies === 0) holders.delete(network)
      }

      function evict(): void {
        leave()
        evicted.abort(failureWithRetry('busy', retryAfter))
      }

      return {
        take(bytes) {
          evictUntilFits('bytes', bytes, own)
          add(0, bytes)
        },
        leave,
        evicted: evicted.signal,
      }
    },
    used: (): Allowance => ({ ...total }),
  }
}

const retryAfter = 2
