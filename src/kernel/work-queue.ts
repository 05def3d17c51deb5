import { failWithRetry } from './failure.ts'

export type WorkQueue = <T>(network: string, work: () => Promise<T>) => Promise<T>

/** Called once: with true when the work may start, with false when it was dropped from the queue. */
type Waiter = (mayStart: boolean) => void

/** Runs `atOnce` pieces of heavy work in parallel and queues up to `waitingAtMost`, round-robin between networks. */
export function createWorkQueue(atOnce: number, waitingAtMost: number): WorkQueue {
  let running = 0
  let waiting = 0
  /** In order of service: the next network comes first. */
  const byNetwork = new Map<string, Waiter[]>()

  function waitForTurn(network: string): Promise<boolean> {
    if (waiting >= waitingAtMost && !dropOne(network)) return Promise.resolve(false)
    waiting++
    return new Promise(resolve => byNetwork.set(network, [...(byNetwork.get(network) ?? []), resolve]))
  }

  /** Drops the newest waiter of the network that has most, unless the newcomer's network would then have more. */
  function dropOne(network: string): boolean {
    const mine = byNetwork.get(network)?.length ?? 0
    let most: Waiter[] = []
    for (const waiters of byNetwork.values()) if (waiters.length > most.length) most = waiters
    if (most.length <= mine + 1) return false
    most.pop()!(false)
    waiting--
    return true
  }

  function takeNext(): Waiter | undefined {
    const [next] = byNetwork
    if (!next) return
    const [network, waiters] = next
    const first = waiters.shift()
    byNetwork.delete(network)
    if (waiters.length > 0) byNetwork.set(network, waiters)
    waiting--
    return first
  }

  return async (network, work) => {
    if (running < atOnce) running++
    else if (!(await waitForTurn(network))) failWithRetry('busy', 2)
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next(true)
      else running--
    }
  }
}
