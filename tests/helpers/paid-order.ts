import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from './app.ts'
import { type Bought, withMother } from './billing.ts'
import { ipn, order, told } from './orders.ts'
import { type RefundGateway, withRefundGateway } from './refund-gateway.ts'

export interface Paid extends Bought {
  ref: string
  gateway: RefundGateway
  refund: (body?: object) => ReturnType<TestApp['ask']>
  ledger: () => ReturnType<typeof runJob>
}

/** An order of 390,000 đồng that is paid, with a gateway that accepts refund requests. */
export const paid = async (mother: Bought, work: (paid: Paid) => Promise<void>) => {
  const { app, at } = mother
  const { vnp_txn_ref: ref } = await order(app)
  await ipn(app, told(app, ref))
  await withRefundGateway(app, gateway =>
    work({
      ...mother,
      ref,
      gateway,
      refund: (body = {}) =>
        app.post(`/api/payment/orders/${ref}/refund`, { ly_do: 'Khách đổi ý', ...body }, { as: 'admin' }),
      ledger: async () => {
        await at('2027-02-03T05:00:00Z')
        return runJob(app.services, ledgerJob, { dryRun: false })
      },
    }),
  )
}
export const withPaid = (work: (paid: Paid) => Promise<void>) => withMother(mother => paid(mother, work))
/** What the ledger answers where it finds nothing. */
export const clean = { differences: 0, new: 0 }
