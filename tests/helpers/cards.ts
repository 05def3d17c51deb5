import type { CardKind } from '../../src/billing/cards/simulated.ts'
import { reconcileJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from './app.ts'
import type { Bought } from './billing.ts'
import { withEnding } from './notices.ts'
import { jobs, renewalOrders, texts } from './renewals.ts'

/** Registers a card of the parent at the simulated gateway, which then calls the app. */
export async function registerCard(app: TestApp, phu_huynh_id: number, kind: CardKind): Promise<string> {
  return (await app.post('/dev/vnpay/card', { phu_huynh_id, kind })).json.RspCode
}

export interface WithCard extends Bought {
  id: number
  /** Runs the jobs at a moment, and returns the messages to the parent. */
  day: (moment: string) => Promise<string[]>
  /** Step and state of each order of the renewal. */
  attempts: () => Promise<[step: number | null, status: string][]>
  /** How many charges were sent to the service. */
  sent: () => Promise<number>
}

/** A mother whose package ends on 31 January 2028, with a card. */
export const withCard = (kind: CardKind, work: (given: WithCard) => Promise<void>) =>
  withEnding(async ending => {
    const { app, at, parent } = ending
    await registerCard(app, parent, kind)
    await work({
      ...ending,
      day: async moment => {
        await at(moment.includes('T') ? moment : `${moment}T05:00:00Z`)
        await runJob(app.services, reconcileJob, { dryRun: false })
        await jobs.renewals(app)
        await jobs.notices(app)
        return texts(app)
      },
      attempts: async () => (await renewalOrders(app)).map(({ charge_step, trang_thai }) => [charge_step, trang_thai]),
      sent: async () => (await app.db('gateway_calls').where({ kind: 'charge' })).length,
    })
  })
