import type Router from '@koa/router'
import type { Config } from '../kernel/config.ts'
import type { Services } from '../kernel/given.ts'
import type { Log } from '../kernel/log.ts'
import type { OutsideCall } from '../kernel/outside-call.ts'
import { readForm, readObject } from './body.ts'
import type { Context, Next, State } from './state.ts'

/** A caller that knows only its own codes gets one of them whatever fails, and calls again after it. */
export function catchOutsideFailures(config: Config, log: Log, calls: OutsideCall[]) {
  return async (ctx: Context, next: Next) => {
    const call = calls.find(({ method, path }) => ctx.path === config.base + path && ctx.method === method)
    if (!call?.fault) return next()
    ctx.set('Cache-Control', 'no-store')
    try {
      await next()
    } catch (error) {
      log('error', 'outside_call', { path: call.path, outcome: 'refused', error })
      ctx.status = 200
      ctx.body = call.fault
    }
  }
}

export function addOutsideCalls(router: Router<State>, services: Services, calls: OutsideCall[]): void {
  for (const { method, path, answer } of calls)
    router.register(path, [method.toLowerCase()], async (ctx: Context) => {
      const body = method === 'GET' ? {} : await readFields(ctx)
      const answered = await answer(services, {
        search: ctx.querystring,
        body,
        authorization: ctx.get('Authorization'),
      })
      if (answered === 'hang_up') hangUp(ctx)
      else if ('body' in answered) ctx.body = answered.body
      else {
        ctx.redirect(answered.redirect)
        ctx.status = 303
      }
    })
}

async function readFields(ctx: Context): Promise<Record<string, unknown>> {
  if (!ctx.is('application/x-www-form-urlencoded')) return readObject(ctx)
  return Object.fromEntries(new URLSearchParams(await readForm(ctx)))
}

function hangUp(ctx: Context): void {
  ctx.respond = false
  ctx.req.socket.destroy()
}
