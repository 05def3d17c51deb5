import type { Services } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import type { OutsideCall } from '../../kernel/outside-call.ts'
import { type CardKind, cardKinds } from './cards.ts'
import { createSimulator, outcomes } from './simulator.ts'

/** The gateway in development: its page, its API for queries and refunds, and its service for recurring payments. */
export function simulatorCalls(services: Services): OutsideCall[] {
  const { pay, answer, cards } = createSimulator(services)
  const post = (path: string, answered: OutsideCall['answer']): OutsideCall => ({
    method: 'POST',
    path: `/dev/vnpay/${path}`,
    answer: answered,
  })
  return [
    post('pay', async (_, { search, body }) => {
      const outcome = outcomes.find(each => each === body.outcome) ?? fail('invalid_input')
      const { redirect } = await pay(search, outcome)
      return { redirect: redirect ?? fail('invalid_input') }
    }),
    post('api', async (_, { body }) => {
      const texts = Object.entries(body).map(([name, value]) => [name, String(value)])
      return { body: answer(Object.fromEntries(texts)) }
    }),
    post('card', async (_, { body: { phu_huynh_id, kind } }) => {
      if (!Number.isInteger(phu_huynh_id) || !cardKinds.includes(kind as CardKind)) fail('invalid_input')
      return { body: await cards.register(phu_huynh_id as number, kind as CardKind) }
    }),
    post('recurring/oauth/authenticate', async (_, { body }) => ({ body: cards.authenticate(body) })),
    post('recurring/recurring-payment/execute', async (_, { body, authorization }) => {
      const said = cards.execute(body as unknown as Parameters<typeof cards.execute>[0], authorization)
      return said ? { body: said } : 'hang_up'
    }),
  ]
}
