import { noticesJob, renewalsJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from './app.ts'
import { ipn, order, placesOf, told } from './orders.ts'

export const jobs = {
  renewals: (app: TestApp, dryRun = false) => runJob(app.services, renewalsJob(), { dryRun }),
  notices: (app: TestApp, dryRun = false) => runJob(app.services, noticesJob, { dryRun }),
}

/** Buys and pays, and returns the reference and the ids of the places. */
export async function bought(app: TestApp, goi?: number, so_tien = 390_000): Promise<{ ref: string; ids: number[] }> {
  const { vnp_txn_ref } = await order(app, goi)
  await paid(app, vnp_txn_ref, so_tien)
  return { ref: vnp_txn_ref, ids: (await placesOf(app, vnp_txn_ref)).map(({ id }) => id) }
}

/** The gateway tells of a success. */
export async function paid(app: TestApp, vnp_txn_ref: string, so_tien = 390_000): Promise<string> {
  return ipn(app, told(app, vnp_txn_ref, { vnp_Amount: String(so_tien * 100) }))
}

/** Orders of renewals, oldest first. */
export async function renewalOrders(app: TestApp) {
  return app.db('orders').where({ loai: 'GIA_HAN' }).orderBy('id')
}

/** What was sent since the last call, oldest first, as the words after the name and without the link. */
export function texts(app: TestApp): string[] {
  const sent = (app.outbox as unknown as { text: string }[]).splice(0)
  return sent.reverse().map(({ text }) => text.replace(/^AN NHI: /, '').replace(/ http:\S+$/, ' LINK'))
}
