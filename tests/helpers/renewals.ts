import { noticesJob, renewalsJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from './app.ts'
import type { Bought } from './billing.ts'
import { ipn, order, placesOf, told } from './orders.ts'

export const jobs = {
  renewals: (app: TestApp, dryRun = false) => runJob(app.services, renewalsJob, { dryRun }),
  notices: (app: TestApp, dryRun = false) => runJob(app.services, noticesJob, { dryRun }),
}

/** Buys and pays, and returns the reference and the ids of the places. */
export async function bought(app: TestApp, goi?: number, so_tien = 390_000): Promise<{ ref: string; ids: number[] }> {
  const { vnp_txn_ref } = await order(app, goi)
  await paid(app, vnp_txn_ref, so_tien)
  return { ref: vnp_txn_ref, ids: (await placesOf(app, vnp_txn_ref)).map(({ id }) => id) }
}

/** Sends the gateway's call about a successful payment. */
export async function paid(app: TestApp, vnp_txn_ref: string, so_tien = 390_000): Promise<string> {
  return ipn(app, told(app, vnp_txn_ref, { vnp_Amount: String(so_tien * 100) }))
}

/** Buys and assigns, and opens the renewal a year later, on 12 January 2028. */
export async function openedRenewal(
  { app, assign, at }: Pick<Bought, 'app' | 'assign' | 'at'>,
  goi?: number,
  so_tien?: number,
) {
  const { ids } = await bought(app, goi, so_tien)
  await assign(ids[0]!)
  await at('2028-01-12T05:00:00Z')
  await jobs.renewals(app)
  const [order] = await renewalOrders(app)
  return { ids, order, vnp_txn_ref: order.vnp_txn_ref as string }
}

/** A renewal whose link was opened twice, and both of whose orders were paid. */
export async function paidTwice(mother: Pick<Bought, 'app' | 'assign' | 'at'>) {
  const { app, at } = mother
  const { ids, vnp_txn_ref } = await openedRenewal(mother)
  await app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'mother' })
  await at('2028-01-12T05:40:00Z')
  await app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'mother' })
  const [first, second] = (await renewalOrders(app)).map(order => order.vnp_txn_ref as string)
  for (const each of [first!, second!]) await paid(app, each)
  return { ids, first: first!, second: second! }
}

/** Orders of renewals, oldest first. */
export async function renewalOrders(app: TestApp) {
  return app.db('orders').where({ loai: 'GIA_HAN' }).orderBy('id')
}

/** The messages sent since the last call, oldest first, without the name of the service and the link. */
export function texts(app: TestApp): string[] {
  const sent = (app.outbox as unknown as { text: string }[]).splice(0)
  return sent.reverse().map(({ text }) => text.replace(/^AN NHI: /, '').replace(/ http:\S+$/, ' LINK'))
}
