import { fail } from '../../kernel/failure.ts'
import type { Services } from '../../kernel/given.ts'
import type { OutsideCall } from '../../kernel/outside-call.ts'
import { outcomes } from './outcomes.ts'
import { type Beside, createSimulator } from './simulator.ts'

/** The gateway in development: its page, its API for queries and refunds, and what stands beside it. */
export function simulatorCalls(services: Services, beside: Beside): OutsideCall[] {
  const { pay, calls } = createSimulator(services, beside)
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
    ...Object.entries(calls).map(([path, answer]) =>
      post(path, async (_, { body, authorization }) => {
        const said = await answer(body, authorization)
        return said ? { body: said } : 'hang_up'
      }),
    ),
  ]
}
