import { failWithRetry } from './failure.ts'
import type { Cell } from './metrics/registry.ts'

export type WorkQueue = <T>(network: string, work: () => Promise<T>) => Promise<T>

/** Called once: with true when the work may start, with false when it was dropped from the queue. */
type Waiter = (mayStart: boolean) => void

/** How many wait, and how many were refused. */
type Counts = Record<'waiting' | 'refused', Cell>

/** Runs `atOnce` pieces of heavy work in parallel and queues up to `waitingAtMost`, round-robin between networks. */
export function createWorkQueue(
  atOnce: number,
  waitingAtMost: number,
  { waiting, refused }: Counts = { waiting: { value: 0 }, refused: { value: 0 } },
): WorkQueue {
  let running = 0
  /** In order of service: the next network comes first. */
  const byNetwork = new Map<string, Waiter[]>()

  function waitForTurn(network: string): Promise<boolean> {
    if (waiting.value >= waitingAtMost && !dropOne(network)) return Promise.resolve(false)
    waiting.value++
    return new Promise(resolve => byNetwork.set(network, [...(byNetwork.get(network) ?? []), resolve]))
  }

  /** Drops the newest waiter of the network that has most, unless the newcomer's network would then have more. */
  function dropOne(network: string): boolean {
    const mine = byNetwork.get(network)?.length ?? 0
    let most: Waiter[] = []
    for (const waiters of byNetwork.values()) if (waiters.length > most.length) most = waiters
    if (most.length <= mine + 1) return false
    most.pop()!(false)
    waiting.value--
    return true
  }

  function takeNext(): Waiter | undefined {
    const [next] = byNetwork
    if (!next) return
    const [network, waiters] = next
    const first = waiters.shift()
    byNetwork.delete(network)
    if (waiters.length > 0) byNetwork.set(network, waiters)
    waiting.value--
    return first
  }

  return async (network, work) => {
    if (running < atOnce) running++
    else if (!(await waitForTurn(network))) {
      refused.value++
      failWithRetry('busy', 2)
    }
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next(true)
      else running--
    }
  }
}
