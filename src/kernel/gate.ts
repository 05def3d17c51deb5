import { failForNow } from './failure.ts'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/** Lets a few pieces of heavy work run at once and a bounded number wait; the rest is turned away at once. */
export function createGate(atOnce: number, waitingAtMost: number): Gate {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) failForNow('busy', 2)
      await new Promise<void>(turn => waiting.push(turn))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
