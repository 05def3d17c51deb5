import { failWithRetry } from '../kernel/failure.ts'

/** What an unfinished request holds beside its body. */
const bytesPerRequest = 16_000
const retryAfter = 2

/**
 * Counts the bytes that unfinished bodies may hold, of the whole process and of each network: a client can send as slowly
 * as the time limits allow, and what it has sent stays in memory until then.
 */
export function createBodyBudget(all: number, perNetwork: number) {
  let total = 0
  const held = new Map<string, number>()

  return {
    /** Reserves room for a body of at most `length` bytes where its network holds at most `most`; returns what gives it back. */
    reserve(network: string, length: number, most = perNetwork): () => void {
      const bytes = length + bytesPerRequest
      const own = (held.get(network) ?? 0) + bytes
      if (own > most || total + bytes > all) failWithRetry('busy', retryAfter)
      held.set(network, own)
      total += bytes
      return () => {
        total -= bytes
        const left = held.get(network)! - bytes
        if (left > 0) held.set(network, left)
        else held.delete(network)
      }
    },
  }
}
