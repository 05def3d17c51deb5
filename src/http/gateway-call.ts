import type Router from '@koa/router'
import { ipnFault, receiveCard, receiveIpn } from '../billing/index.ts'
import type { Config } from '../kernel/config.ts'
import type { Services } from '../kernel/endpoint.ts'
import type { Log } from '../kernel/log.ts'
import type { Context, Next, State } from './state.ts'

/** The calls about payments, and about registered cards. */
const calls = { '/api/payment/vnpay-ipn': receiveIpn, '/api/payment/vnpay-card-ipn': receiveCard }

/** The gateway understands only its own codes. Every failure, such as overload, is a 99, after which it calls again. */
export function catchGatewayFailures(config: Config, log: Log) {
  return async (ctx: Context, next: Next) => {
    if (!Object.keys(calls).some(path => ctx.path === config.base + path) || ctx.method !== 'GET') return next()
    ctx.set('Cache-Control', 'no-store')
    try {
      await next()
    } catch (error) {
      log('error', 'ipn', { outcome: 'refused', error })
      ctx.status = 200
      ctx.body = ipnFault
    }
  }
}

/** Anybody may call, but a call that is not signed by the gateway changes nothing. */
export function addGatewayCalls(router: Router<State>, services: Services): void {
  for (const [path, receive] of Object.entries(calls))
    router.get(path, async (ctx: Context) => {
      ctx.body = await receive(services, ctx.querystring)
    })
}
