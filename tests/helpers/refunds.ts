import { refundsJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from './app.ts'
import { type Bought, twoDevices, withMother } from './billing.ts'
import type { Name } from './people.ts'
import { type RefundGateway, withRefundGateway } from './refund-gateway.ts'
import { bought, jobs, paid, renewalOrders } from './renewals.ts'

interface Renewed extends Bought {
  gateway: RefundGateway
  /** The reference of the renewal, paid on 11 January 2028. */
  ref: string
  ids: number[]
  request: (as?: Name, vnp_txn_ref?: string) => ReturnType<Bought['app']['ask']>
  decide: (id: number, trang_thai: string, as?: Name) => ReturnType<Bought['app']['ask']>
  /** An admin notes that the money went back outside. */
  byHand: (id: number, note?: object) => ReturnType<Bought['app']['ask']>
  /** Runs the job that asks the gateway about refunds. */
  ask: () => ReturnType<typeof runJob>
  refund: (id: number) => Promise<Record<string, unknown>>
}

/** Buys, assigns and renews, with a gateway that accepts refund requests. */
export async function renewed(mother: Bought, work: (renewed: Renewed) => Promise<void>): Promise<void> {
  const { app, assign, at } = mother
  const { ids } = await bought(app, twoDevices, 741_000)
  await assign(ids[0]!)
  await at('2028-01-11T05:00:00Z')
  await jobs.renewals(app)
  const [{ vnp_txn_ref: ref }] = await renewalOrders(app)
  await paid(app, ref, 741_000)
  await withRefundGateway(app, gateway =>
    work({
      ...mother,
      gateway,
      ref,
      ids,
      request: (as = 'mother', vnp_txn_ref = ref) =>
        app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'Con không dùng nữa' }, { as }),
      decide: (id, trang_thai, as = 'admin') =>
        app.ask('PUT', `/api/payment/refunds/${id}`, { as, body: { trang_thai } }),
      byHand: (id, note) => byHand(app, id, note),
      ask: () => runJob(app.services, refundsJob, { dryRun: false }),
      refund: id => app.db('refunds').where({ id }).first(),
    }),
  )
}

export const ly_do_dong = 'Đã chuyển khoản, mã FT28011'

export const byHand = (app: TestApp, id: number, note: object = { ly_do_dong }) =>
  app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai: 'refunded', ...note } })

export const withRenewed = (work: (given: Renewed) => Promise<void>) => withMother(mother => renewed(mother, work))
