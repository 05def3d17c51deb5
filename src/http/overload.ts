import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Config } from '../kernel/config.ts'
import { failForNow } from '../kernel/failure.ts'
import type { Context, Next } from './state.ts'

const inFlightAtMost = 256
const delayAtMost = 200
const sampleEvery = 500

/**
 * Turns requests away while there are more than can be served in time, so that the ones let in are served well, and
 * while the process is stopping. Only the question whether this process lives is always answered.
 */
export function shedOverload({ config, isStopping }: { config: Config; isStopping: () => boolean }) {
  const isSlow = watchDelay()
  let inFlight = 0
  return async (ctx: Context, next: Next) => {
    const path = ctx.path.slice(config.base.length)
    if (isStopping()) {
      ctx.set('Connection', 'close')
      if (path === '/api/health') failForNow('stopping', 5)
    }
    if (path.startsWith('/api/health')) return next()
    if (inFlight >= inFlightAtMost || (isSlow() && inFlight > 0)) failForNow('busy', 1)
    inFlight++
    try {
      await next()
    } finally {
      inFlight--
    }
  }
}

function watchDelay(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let slow = false
  setInterval(() => {
    slow = delay.percentile(99) / 1e6 > delayAtMost
    delay.reset()
  }, sampleEvery).unref()
  return () => slow
}
