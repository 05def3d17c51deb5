import { randomUUID } from 'node:crypto'
import type { Log } from '../kernel/log.ts'
import { writeLater } from './later.ts'
import type { Context, Next, State } from './state.ts'

interface Request {
  id: string
  method: string
  path: string
  began: number
}

/** Logs one line per request: method, path, status and duration, but no query, headers or body. */
export function logRequests(log: Log, isStopping: () => boolean) {
  return async (ctx: Context, next: Next) => {
    const began = performance.now()
    ctx.state.requestId = randomUUID()
    await next()
    const { requestId: id, fault, later } = ctx.state
    const { method, path, status, res } = ctx
    const logAnswer = lineOf(log, { id, method, path, began })
    if (!later) return logAnswer(status, fault)
    ctx.respond = false
    // Koa keeps its context until the response ends
    ctx.state = {} as State
    writeLater(res, later, isStopping).then(
      answer => logAnswer(answer.status, answer.fault),
      error => logAnswer(500, error),
    )
  }
}

function lineOf(log: Log, { began, ...request }: Request) {
  return (status: number, fault: unknown): void => {
    const facts = { ...request, status, ms: Math.round(performance.now() - began) }
    if (fault) log(status < 500 ? 'warn' : 'error', 'fault', { ...facts, error: fault })
    else log('info', 'request', facts)
  }
}
