import type { Config } from '../kernel/config.ts'
import { failWithRetry } from '../kernel/failure.ts'
import { watchLoop } from './loop-delay.ts'
import type { RequestCounts } from './request-counts.ts'
import type { Context, Next } from './state.ts'

export const inFlightAtMost = 256

interface Shedding {
  config: Config
  isStopping: () => boolean
  /** Whether the event loop has been late recently. */
  isSlow?: () => boolean
  requests?: Pick<RequestCounts, 'inFlight' | 'shed'>
}

/**
 * Refuses requests (503) while there are more than can be served in time, so that the others are served well. The
 * health checks are exempt, but readiness is refused while the process is stopping.
 */
export function shedOverload({
  config,
  isStopping,
  isSlow = watchLoop().isSlow,
  requests: { inFlight, shed } = { inFlight: { value: 0 }, shed: { value: 0 } },
}: Shedding) {
  const health = `${config.base}/api/health`

  function admit(): void {
    if (inFlight.value >= inFlightAtMost || (isSlow() && inFlight.value > 0)) {
      shed.value++
      failWithRetry('busy', 1)
    }
    inFlight.value++
  }

  return async (ctx: Context, next: Next) => {
    if (isStopping() && ctx.path === health) failWithRetry('stopping', 5)
    if (ctx.path === health || ctx.path === `${health}/live`) return next()
    let counted = true
    ctx.state.awaitClient = async arrival => {
      inFlight.value--
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
      if (counted) inFlight.value--
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
