import { failWithRetry } from '../kernel/failure.ts'

interface Allowance {
  bodies: number
  bytes: number
}

/** The part of the budget that one body uses while it is received. */
export interface Place {
  take: (bytes: number) => void
  leave: () => void
}

/**
 * Limits the bodies being received, and their bytes, in the whole process and per network: a client can send as slowly
 * as the timeouts allow, and what it has sent stays in memory until then.
 */
export function createRoom(all: Allowance, perNetwork: Allowance) {
  const total = { bodies: 0, bytes: 0 }
  const networks = new Map<string, Allowance>()

  return {
    enter(network: string): Place {
      const own = networks.get(network) ?? { bodies: 0, bytes: 0 }
      if (total.bodies >= all.bodies || own.bodies >= perNetwork.bodies) failWithRetry('busy', retryAfter)
      networks.set(network, own)
      let held = 0
      add(1, 0)

      function add(bodies: number, bytes: number): void {
        for (const used of [total, own]) {
          used.bodies += bodies
          used.bytes += bytes
        }
        held += bytes
      }

      return {
        take(bytes) {
          if (total.bytes + bytes > all.bytes || own.bytes + bytes > perNetwork.bytes) failWithRetry('busy', retryAfter)
          add(0, bytes)
        },
        leave() {
          add(-1, -held)
          if (own.bodies === 0) networks.delete(network)
        },
      }
    },
    used: (): Allowance => ({ ...total }),
  }
}

const retryAfter = 2
