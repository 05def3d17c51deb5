import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type Koa from 'koa'
import compose from 'koa-compose'
import type { Config } from '../kernel/config.ts'
import type { Log } from '../kernel/log.ts'
import { isOfDevice, retryHeader } from './api.ts'
import { fixedHeaders } from './headers.ts'
import { clientGone } from './request-log.ts'
import type { Context, State } from './state.ts'
import { whenGone } from './when-gone.ts'

interface Deps {
  config: Config
  log: Log
  isStopping: () => boolean
}

type Held = Pick<State, 'later' | 'leave' | 'logLater'>

/** The calls of machines whose answers may be held; all of them answer JSON. */
export function mayBeHeld({ method, url }: IncomingMessage, config: Config): boolean {
  return method === 'POST' && isOfDevice(url!, config)
}

/**
 * Answers them without Koa's own listener, which keeps the context of a request until its response ends: of ten thousand
 * that wait, little more is in memory than their connections.
 */
export function answerDevices(
  app: Koa<State>,
  steps: compose.Middleware<Context>[],
  { config, log, isStopping }: Deps,
): RequestListener {
  const run = compose(steps)
  const headers = {
    ...fixedHeaders(config),
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
  }

  /** Apart, so that nothing that is held keeps the context. */
  async function answerNow(ctx: Context): Promise<Held> {
    ctx.res.statusCode = 404
    await run(ctx)
    const { later, leave, logLater } = ctx.state
    if (!later) write(ctx.res, ctx.status, ctx.body)
    return { later, leave, logLater }
  }

  function answerLater(response: ServerResponse, { later, leave, logLater }: Held): void {
    if (!later) return
    if (leave) whenGone(response, leave)
    later()
      .then(answer => {
        logLater!(response.destroyed ? { status: clientGone } : answer)
        if (!response.destroyed) write(response, answer.status, answer.body, retryHeader(answer))
      })
      .catch(error => abandon(response, error))
  }

  function abandon(response: ServerResponse, error: unknown): void {
    log('error', 'fault', { error })
    response.destroy()
  }

  function write(response: ServerResponse, status: number, body: unknown, more: Record<string, string> = {}): void {
    const bytes = Buffer.from(JSON.stringify(body))
    response.writeHead(status, {
      ...headers,
      ...more,
      'Content-Length': bytes.length,
      ...(isStopping() && { Connection: 'close' }),
    })
    response.end(bytes)
  }

  return (request, response) => {
    answerNow(app.createContext<State>(request, response)).then(
      held => answerLater(response, held),
      error => abandon(response, error),
    )
  }
}
