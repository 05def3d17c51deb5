import type Router from '@koa/router'
import { createSimulator, outcomes } from '../billing/index.ts'
import type { Services } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import { readForm, readJson } from './body.ts'
import type { Context, State } from './state.ts'

/** The gateway's two doors, for development: the buyer's, and the one for queries and refunds. Its page is a screen. */
export function addSimulatedGateway(router: Router<State>, services: Services): void {
  const simulator = createSimulator(services)

  router.post('/dev/vnpay/pay', async (ctx: Context) => {
    const asked = new URLSearchParams(await readForm(ctx)).get('outcome')
    const outcome = outcomes.find(each => each === asked) ?? fail('invalid_input')
    const { redirect } = await simulator.pay(ctx.querystring, outcome)
    ctx.redirect(redirect ?? fail('invalid_input'))
    ctx.status = 303
  })

  router.post('/dev/vnpay/api', async (ctx: Context) => {
    const body = Object.entries((await readJson(ctx)) as object).map(([name, value]) => [name, String(value)])
    ctx.body = simulator.answer(Object.fromEntries(body))
  })
}
