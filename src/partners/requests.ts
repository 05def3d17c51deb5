import { audit } from '../kernel/audit.ts'
import { fail } from '../kernel/failure.ts'
import type { Caller, Services, Writer } from '../kernel/given.ts'
import { count, limitsOfNetwork } from '../kernel/limits.ts'
import { reply } from '../kernel/reply.ts'
import { closeRequest, hasRequest, insertRequest, type NewRequest, reopenRequest } from './store.ts'

/** In a day, one network gets at most a tenth of the limit of all. */
const ofNetwork = [
  { most: 10, mostWider: 50, seconds: 3_600 },
  { most: 30, mostWider: 100, seconds: 86_400 },
]
/** The limit of all networks together, so that many of them cannot fill the table either. */
const ofAll = { key: 'partner-request', most: 1_000, seconds: 86_400 }

export async function countRequest(given: Services & { caller: Caller; now: Date }): Promise<void> {
  const { address } = given.caller
  await count(given, [...ofNetwork.flatMap(limits => limitsOfNetwork('partner-request', address, limits)), ofAll])
}

/** Stores a request. The same request on the same day gets the same answer, but is stored once. */
export async function takeRequest({ tx, now }: Writer, request: NewRequest) {
  await insertRequest(tx, { ...request, ngay_tao: now })
  return reply({ data: null, message: 'partner_request_received' })
}

/** If two admins mark a request, the first one stays recorded. */
export async function markHandled(given: Writer, id: number, isHandled: boolean) {
  const { tx, now, caller } = given
  const nguoi_xu_ly = caller.person!.ma_phu_huynh
  const changed = isHandled ? await closeRequest(tx, id, { ngay_xu_ly: now, nguoi_xu_ly }) : await reopenRequest(tx, id)
  if (!changed && !(await hasRequest(tx, id))) fail('not_found')
  const action = isHandled ? 'partner_request_handled' : 'partner_request_reopened'
  if (changed) await audit(given, { action, kind: 'partner_requests', subject: id, detail: {} })
  return reply({ data: null, message: action })
}
