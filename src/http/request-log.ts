import { randomUUID } from 'node:crypto'
import type { Log } from '../kernel/log.ts'
import type { Answer } from './envelope.ts'
import type { Context, Next } from './state.ts'

interface Request {
  id: string
  method: string
  path: string
  began: number
}

/** Logs one line per request: method, path, status and duration, but no query, headers or body. */
export function logRequests(log: Log) {
  return async (ctx: Context, next: Next) => {
    const began = performance.now()
    ctx.state.requestId = randomUUID()
    await next()
    const { requestId: id, fault, later } = ctx.state
    const { method, path, status } = ctx
    const logAnswer = lineOf(log, { id, method, path, began })
    if (later) ctx.state.logLater = logAnswer
    else logAnswer({ status, fault })
  }
}

function lineOf(log: Log, { began, ...request }: Request) {
  return ({ status, fault }: Pick<Answer, 'status' | 'fault'>): void => {
    const facts = { ...request, status, ms: Math.round(performance.now() - began) }
    if (fault) log(status < 500 ? 'warn' : 'error', 'fault', { ...facts, error: fault })
    else log('info', 'request', facts)
  }
}
