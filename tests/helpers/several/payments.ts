import type { TestApp } from '../app.ts'
import { order, told } from '../orders.ts'
import type { Service } from '../process.ts'

export interface Payments {
  /** The calls of the gateway that are still to be understood, by the reference of the order. */
  waiting: Map<string, string>
  acknowledged: string[]
}

/** Orders that wait for the gateway's call: more than a parent may open in an hour. */
export async function openOrders(app: TestApp, count: number): Promise<Payments> {
  const waiting = new Map<string, string>()
  const { vnp_txn_ref: first } = await order(app)
  const { id: _id, payment_day: _day, da_thu: _sum, ...row } = await app.db('orders').first()
  const refs = Array.from({ length: count }, (_, number) => `${first}K${number}`)
  await app.db('orders').insert(refs.map(vnp_txn_ref => ({ ...row, vnp_txn_ref })))
  for (const ref of refs) waiting.set(ref, told(app, ref))
  return { waiting, acknowledged: [] }
}

/** The gateway calls about one order; false where it was not understood, and will call again. */
export async function pay(service: Service, { waiting, acknowledged }: Payments): Promise<boolean> {
  const [next] = waiting
  if (!next) throw new Error('every order is paid')
  const [ref, call] = next
  if (!(await isUnderstood(service, call))) return false
  waiting.delete(ref)
  acknowledged.push(ref)
  return true
}

export async function isUnderstood({ url }: Service, call: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/payment/vnpay-ipn?${call}`).catch(() => undefined)
  const said = await answer?.json().catch(() => undefined)
  return said?.RspCode === '00' || said?.RspCode === '02'
}
