import { audit } from '../kernel/audit.ts'
import { type Caller, reply, type Services, type Writer } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import { count, limitsOfNetwork } from '../kernel/limits.ts'
import { closeRequest, hasRequest, insertRequest, type NewRequest, reopenRequest } from './store.ts'

/** By the day no network uses up more than a tenth of what everybody has together. */
const ofNetwork = [
  { most: 10, mostWider: 50, seconds: 3_600 },
  { most: 30, mostWider: 100, seconds: 86_400 },
]
/** Of everybody together, so that many networks cannot fill the table either. */
const ofAll = { key: 'partner-request', most: 1_000, seconds: 86_400 }

export async function countRequest(given: Services & { caller: Caller; now: Date }): Promise<void> {
  const { address } = given.caller
  await count(given, [...ofNetwork.flatMap(limits => limitsOfNetwork('partner-request', address, limits)), ofAll])
}

/** The same request a second time on one day is answered like the first, and stored once. */
export async function takeRequest({ tx, now }: Writer, request: NewRequest) {
  await insertRequest(tx, { ...request, ngay_tao: now })
  return reply({ data: null, message: 'partner_request_received' })
}

/** Of two admins, the first has handled it. */
export async function markHandled(given: Writer, id: number, isHandled: boolean) {
  const { tx, now, caller } = given
  const nguoi_xu_ly = caller.person!.ma_phu_huynh
  const changed = isHandled ? await closeRequest(tx, id, { ngay_xu_ly: now, nguoi_xu_ly }) : await reopenRequest(tx, id)
  if (!changed && !(await hasRequest(tx, id))) fail('not_found')
  const action = isHandled ? 'partner_request_handled' : 'partner_request_reopened'
  if (changed) await audit(given, { action, kind: 'partner_requests', subject: id, detail: {} })
  return reply({ data: null, message: action })
}
