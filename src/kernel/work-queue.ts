import { failWithRetry } from './failure.ts'

export type WorkQueue = <T>(network: string, work: () => Promise<T>) => Promise<T>

/** Told once: whether its work may start now, or lost its place. */
type Waiter = (mayStart: boolean) => void

/** Runs a few pieces of heavy work at once. A bounded number waits, and the networks they came from take turns. */
export function createWorkQueue(atOnce: number, waitingAtMost: number): WorkQueue {
  let running = 0
  let waiting = 0
  /** The network whose turn is next comes first. */
  const byNetwork = new Map<string, Waiter[]>()

  function waitForTurn(network: string): Promise<boolean> {
    if (waiting >= waitingAtMost && !makeRoom(network)) return Promise.resolve(false)
    waiting++
    return new Promise(told => byNetwork.set(network, [...(byNetwork.get(network) ?? []), told]))
  }

  /** The network with the most waiting gives its newest place up, unless the newcomer's would then have more. */
  function makeRoom(network: string): boolean {
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
