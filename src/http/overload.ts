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
  /** Whether the event loop has been late recently. */
  isSlow?: () => boolean
}

/**
 * Refuses requests (503) while there are more than can be served in time, so that the others are served well. The
 * health checks are exempt, but readiness is refused while the process is stopping.
 */
export function shedOverload({ config, isStopping, isSlow = delayOfProcess() }: Shedding) {
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

/** While the process is stopping, every response closes its connection. */
export function closeConnectionsOnStop(isStopping: () => boolean) {
  return async (ctx: Context, next: Next) => {
    try {
      await next()
    } finally {
      if (isStopping()) ctx.set('Connection', 'close')
    }
  }
}

let watched: (() => boolean) | null = null

/** Watches the event loop once, however many apps a process makes: a watch never ends. */
function delayOfProcess(): () => boolean {
  watched ??= watchDelay()
  return watched
}

/** Slow means late in two windows in a row: one long pause is soon over and no reason to refuse requests. */
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
