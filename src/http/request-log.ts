import { randomUUID } from 'node:crypto'
import type { Log } from '../kernel/log.ts'
import type { Context, Next } from './state.ts'

/** Logs one line per request: method, path, status and duration, but no query, headers or body. */
export function logRequests(log: Log) {
  return async (ctx: Context, next: Next) => {
    const began = performance.now()
    ctx.state.requestId = randomUUID()
    await next()
    const { requestId, fault } = ctx.state
    const facts = {
      id: requestId,
      method: ctx.method,
      path: ctx.path,
      status: ctx.status,
      ms: Math.round(performance.now() - began),
    }
    if (fault) log(ctx.status < 500 ? 'warn' : 'error', 'fault', { ...facts, error: fault })
    else log('info', 'request', facts)
  }
}
