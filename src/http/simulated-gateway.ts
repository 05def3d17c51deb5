import type Router from '@koa/router'
import { type CardKind, cardKinds, createSimulator, outcomes } from '../billing/index.ts'
import type { Services } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import { readForm, readObject } from './body.ts'
import type { Context, State } from './state.ts'

/** The gateway in development: what its page sends when a buyer pays, and its API for queries and refunds. */
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
    const body = Object.entries(await readObject(ctx)).map(([name, value]) => [name, String(value)])
    ctx.body = simulator.answer(Object.fromEntries(body))
  })

  addSimulatedCards(router, simulator)
}

/** The service for recurring payments, and a call that registers a card: `{ phu_huynh_id, kind }`. */
function addSimulatedCards(router: Router<State>, { cards }: ReturnType<typeof createSimulator>): void {
  router.post('/dev/vnpay/card', async (ctx: Context) => {
    const { phu_huynh_id, kind } = await readObject(ctx)
    if (!Number.isInteger(phu_huynh_id) || !cardKinds.includes(kind as CardKind)) fail('invalid_input')
    ctx.body = await cards.register(phu_huynh_id as number, kind as CardKind)
  })

  router.post('/dev/vnpay/recurring/oauth/authenticate', async (ctx: Context) => {
    ctx.body = cards.authenticate(await readObject(ctx))
  })

  router.post('/dev/vnpay/recurring/recurring-payment/execute', async (ctx: Context) => {
    const body = (await readObject(ctx)) as unknown as Parameters<typeof cards.execute>[0]
    const said = cards.execute(body, ctx.get('Authorization'))
    if (said) ctx.body = said
    else hangUp(ctx)
  })
}

function hangUp(ctx: Context): void {
  ctx.respond = false
  ctx.req.socket.destroy()
}
