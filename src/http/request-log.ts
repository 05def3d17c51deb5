import { randomUUID } from 'node:crypto'
import type { Config } from '../kernel/config.ts'
import type { Log } from '../kernel/log.ts'
import type { Answer } from './envelope.ts'
import { kindOf, type RequestCounts, type RouteKind } from './request-counts.ts'
import type { Context, Next } from './state.ts'

/** The status of a request whose client went away before the answer, as other servers log it. */
export const clientGone = 499

interface Request {
  kind: RouteKind
  id: string
  method: string
  path: string
  began: number
}

interface Parts {
  config: Config
  log: Log
  requests: RequestCounts
}

/** Counts requests, and logs one line each: method, path, status and duration, but no query, headers or body. */
export function logRequests({ config, log, requests }: Parts) {
  return async (ctx: Context, next: Next) => {
    const began = performance.now()
    // short, because a person whose request failed reads it out on the phone
    ctx.state.requestId = randomUUID().slice(0, 8)
    await next()
    const { requestId: id, fault, later } = ctx.state
    const { method, path } = ctx
    const status = statusOfUnread(ctx) ?? ctx.status
    const kind = kindOf(ctx, config)
    requests.took(kind, performance.now() - began)
    const logAnswer = lineOf(log, requests, { kind, id, method, path, began })
    if (later) ctx.state.logLater = logAnswer
    else logAnswer({ status, fault })
  }
}

/** Of a request whose body did not come whole, because it took too long, as Node answered, or its client went away. */
function statusOfUnread({ req }: Context): number | undefined {
  if (req.complete || !req.socket.destroyed) return undefined
  const { code } = (req.socket.errored ?? {}) as { code?: string }
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : clientGone
}

function lineOf(log: Log, requests: RequestCounts, { kind, began, ...request }: Request) {
  return ({ status, fault }: Pick<Answer, 'status' | 'fault'>): void => {
    requests.answered(kind, status)
    const facts = { ...request, status, ms: Math.round(performance.now() - began) }
    if (fault) log(status < 500 ? 'warn' : 'error', 'fault', { ...facts, error: fault })
    else log('info', 'request', facts)
  }
}
