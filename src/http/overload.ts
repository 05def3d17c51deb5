import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Config } from '../kernel/config.ts'
import { failWithRetry } from '../kernel/failure.ts'
import type { Context, Next } from './state.ts'

export const inFlightAtMost = 256
const delayAtMost = 200
const sampleEvery = 500

interface Shedding {
  config: Config
  isStopping: () => boolean
  /** Whether this process lately came late to what it had to do. */
  isSlow?: () => boolean
}

/**
 * Turns requests away while there are more than can be served in time, so that the ones let in are served well, and
 * while the process is stopping. Only the question whether this process lives is always answered.
 */
export function shedOverload({ config, isStopping, isSlow = watchDelay() }: Shedding) {
  const health = `${config.base}/api/health`
  let inFlight = 0

  function admit(): void {
    if (inFlight >= inFlightAtMost || (isSlow() && inFlight > 0)) failWithRetry('busy', 1)
    inFlight++
  }

  return async (ctx: Context, next: Next) => {
    if (isStopping() && ctx.path === health) failWithRetry('stopping', 5)
    if (ctx.path === health || ctx.path === `${health}/live`) return next()
    let counted = true
    ctx.state.awaitClient = async arrival => {
      inFlight--
      counted = false
      const arrived = await arrival
      admit()
      counted = true
      return arrived
    }
    admit()
    try {
      await next()
    } finally {
      if (counted) inFlight--
    }
  }
}

/** While the process stops, every answer asks its client to come back over a new connection. */
export function endConnections(isStopping: () => boolean) {
  return async (ctx: Context, next: Next) => {
    try {
      await next()
    } finally {
      if (isStopping()) ctx.set('Connection', 'close')
    }
  }
}

/** One long pause is soon over and no reason to turn anybody away: it takes two windows in a row. */
function watchDelay(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let wasLate = false
  let slow = false
  setInterval(() => {
    const isLate = delay.percentile(99) / 1e6 > delayAtMost
    slow = isLate && wasLate
    wasLate = isLate
    delay.reset()
  }, sampleEvery).unref()
  return () => slow
}
