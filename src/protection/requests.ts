import type { Knex } from 'knex'
import { lockChild } from '../family/index.ts'
import type { Machine } from '../kernel/access.ts'
import { fail, failOnFields } from '../kernel/failure.ts'
import type { Caller, MachineWriter, Writer } from '../kernel/given.ts'
import { countWithin } from '../kernel/limits.ts'
import { aboutFamily } from '../kernel/news.ts'
import { reply } from '../kernel/reply.ts'
import type { Values } from '../shared/fields.ts'
import { type answeredRequest, isUuid, type newRequest } from '../shared/protection-fields.ts'
import { isTargetKind } from '../shared/rules/policy.ts'
import { nameOf } from '../shared/rules/targets.ts'
import { tellEvent } from './events.ts'
import { failIfForeign, failIfSenseless } from './gift.ts'
import { give } from './grants.ts'
import { isSentGifts } from './packages.ts'
import {
  findRequest,
  findRequests,
  findUnanswered,
  insertRequest,
  type RequestRow,
  saveAnswer,
} from './requests-store.ts'

/** In ms: how long a request can be answered, and how old one may be that waited while the machine was offline. */
const openFor = 86_400_000
const oldest = 14 * 86_400_000
const hour = { seconds: 3_600 }
/** In ms: what was asked longer ago waited for a connection. */
const late = 120_000
const shownAtMost = 200

type NewRequest = Values<typeof newRequest>

/** What a child asks for. The same id again is the same request. */
export async function ask(given: MachineWriter, body: NewRequest) {
  const { tx, now, news, site } = given
  const machine = given.machine!
  const { ma_phu_huynh, ma_tre_em, nguoi_dung_id } = machine
  const known = await findKnown(tx, machine, body.id)
  if (known) return reply({ data: shown(known, now), known: true })
  const { id, kind, minutes, until, name, reason } = body
  if (!(await isSentGifts(tx, machine, now))) fail('not_in_package')
  const at = momentOfAsking(body, now)
  failIfSenseless(body, { now: at, site })
  const request = {
    id,
    kind,
    minutes: kind === 'minutes' ? minutes! : null,
    until: kind === 'until' ? new Date(until!) : null,
    name: isTargetKind(kind) ? nameOf(kind, name!) : null,
    reason: reason ?? null,
  }
  const made = await insertRequest(tx, machine, { ...request, nguoi_dung_id, at })
  if (!made) return reply({ data: shown((await findKnown(tx, machine, id))!, now), known: true })
  await countAsk(given, machine, at)
  await news.tell(given, aboutFamily(ma_phu_huynh), { ma_tre_em, what: 'asked' })
  return reply({ data: shown(made, now) })
}

async function findKnown(tx: Knex, { ma_phu_huynh, ma_tre_em }: Machine, id: string): Promise<RequestRow | undefined> {
  const known = await findRequest(tx, ma_phu_huynh, id)
  return known && known.ma_tre_em !== ma_tre_em ? fail('not_found') : known
}

/**
 * Only what was kept counts, in its transaction: sent several times at once it is one. What waited while the machine was
 * offline has a count of its own.
 */
async function countAsk(
  { tx, secret, now }: MachineWriter,
  { ma_phu_huynh, nguoi_dung_id }: Machine,
  at: Date,
): Promise<void> {
  const key = `${ma_phu_huynh}:${nguoi_dung_id}`
  const limit =
    now.getTime() - at.getTime() > late
      ? { key: `asks-late:${key}`, most: 20, ...hour }
      : { key: `asks:${key}`, most: 6, ...hour }
  await countWithin({ db: tx, secret, now }, [limit])
}

/** Yes gives what was asked for, or as many minutes as the parent says. */
export async function answerRequest(
  given: Writer & { params: { request: string } },
  { answer, minutes, how_long }: Values<typeof answeredRequest>,
) {
  const { tx, now, caller, params } = given
  const { ma_phu_huynh } = caller.person!
  const request = (isUuid(params.request) && (await findRequest(tx, ma_phu_huynh, params.request))) || fail('not_found')
  const { id, kind, ma_tre_em } = request
  // as a deletion does, before the rows of the child
  if (!(await lockChild(tx, ma_tre_em))) fail('not_found')
  if (request.answer) fail('request_answered')
  if (stateOf(request, now) === 'expired') fail('request_expired')
  const said = { ...(minutes !== undefined && { minutes }), ...(how_long && { how_long }) }
  failIfForeign({ kind, ...said }, answer === 'no' ? [] : undefined)
  const grant_id = answer === 'yes' ? crypto.randomUUID() : null
  const saved = { id, answer, answered_at: now, answered_by: ma_phu_huynh, grant_id }
  const answered = (await saveAnswer(tx, ma_phu_huynh, saved)) ?? fail('request_answered')
  if (grant_id) {
    await give({ ...given, id: ma_tre_em }, { id: grant_id, ...giftOf(request), ...said })
  }
  const detail = { request: id, answer, ...giftOf(request) }
  await tellEvent(given, { ma_phu_huynh, ma_tre_em }, 'answered', detail)
  return reply({ data: shown(answered, now), message: 'request_answer_saved' })
}

/** The newest requests of the caller's children, whatever became of them. */
export async function listRequests({ db, caller, now }: { db: Knex; caller: Caller; now: Date }) {
  const rows = await findRequests(db, caller.person!.ma_phu_huynh, { most: shownAtMost })
  return rows.map(row => shown(row, now))
}

export async function openRequests(db: Knex, ma_phu_huynh: number, now: Date) {
  const rows = await findUnanswered(db, ma_phu_huynh, new Date(now.getTime() - openFor))
  return rows.map(row => shown(row, now)).filter(({ state }) => state === 'open')
}

function shown(request: RequestRow, now: Date) {
  return { ...request, state: stateOf(request, now), expires_at: expiryOf(request) }
}

function stateOf(request: RequestRow, now: Date): 'open' | 'yes' | 'no' | 'expired' {
  return request.answer ?? (now < expiryOf(request) ? 'open' : 'expired')
}

/** A wish for a time that has passed is over, too. */
function expiryOf({ at, until }: RequestRow): Date {
  return new Date(Math.min(at.getTime() + openFor, until?.getTime() ?? Number.POSITIVE_INFINITY))
}

function giftOf({ kind, minutes, until, name }: RequestRow) {
  return {
    kind,
    ...(minutes !== null && { minutes }),
    ...(until !== null && { until: until.toISOString() }),
    ...(name !== null && { name }),
  }
}

function momentOfAsking({ asked_at }: NewRequest, now: Date): Date {
  if (asked_at === undefined) return now
  const at = Date.parse(asked_at)
  if (Number.isNaN(at) || at < now.getTime() - oldest) failOnFields({ asked_at: 'invalid_moment' })
  return new Date(Math.min(at, now.getTime()))
}
