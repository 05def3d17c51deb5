import { type Bought, withMother } from './billing.ts'
import { type FakeGateway, fakeGateway } from './fake-gateway.ts'
import { orderRow } from './orders.ts'

export interface WithGateway extends Bought {
  gateway: FakeGateway
  /** Runs the job that many minutes after the orders were created. */
  after: (minutes: number) => Promise<Record<string, number>>
}

/** The service with a gateway that hangs up until the test has it behave otherwise. */
export function withGateway(work: (given: WithGateway) => Promise<void>): Promise<void> {
  return withMother(async given => {
    const { app } = given
    const gateway = await fakeGateway(app)
    const after = async (minutes: number) => {
      app.services.clock.set(new Date(Date.parse('2027-01-31T05:00:00Z') + minutes * 60_000 + 5_000))
      return (await app.post('/dev/jobs/reconcile')).json
    }
    try {
      await work({ ...given, gateway, after })
    } finally {
      gateway.close()
    }
  })
}

/** Minutes after the order, by which it is under review for want of an answer. */
export const days = [6, 61, 1_500, 2_940, 4_380, 4_381, 4_400, 4_500, 4_600]

export async function stateOf({ app }: Pick<Bought, 'app'>, ref: string): Promise<string> {
  const { trang_thai, reason } = await orderRow(app, ref)
  return `${trang_thai} ${reason}`
}
