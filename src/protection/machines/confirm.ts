import type { Knex } from 'knex'
import { assign } from '../../billing/index.ts'
import { createDevice, findDevice, findDeviceOfFamily, findForeignCodes, updateDevice } from '../../devices/index.ts'
import { lockFamily, parentOfChild } from '../../family/index.ts'
import { audit } from '../../kernel/audit.ts'
import { fail, refuseOnFields } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { count } from '../../kernel/limits.ts'
import { reply } from '../../kernel/reply.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import type { Values } from '../../shared/fields.ts'
import type { pairingConfirmation } from '../../shared/machine-fields.ts'
import { tellEvent } from '../events.ts'
import { keepForgotten } from '../use/index.ts'
import { raiseAbove } from './moving.ts'
import { aboutPairing } from './pairings.ts'
import {
  confirmPairing,
  countWrongCheck,
  findConfirmed,
  findWaiting,
  lockWaiting,
  type Pairing,
  refuseWaiting,
} from './pairings-store.ts'
import { beginState } from './states-store.ts'
import { endTokens } from './tokens-store.ts'

const wrongChecksAtMost = 5
const triesPerHour = 30
/** In ms: what was confirmed so lately was confirmed by the same press. */
const secondClick = 60_000

type OfCode = Writer & { params: Record<string, string> }

type Counted = Parameters<typeof count>[0] & Pick<Writer, 'caller'>

/** Counted, because a look says whether a code waits, and so does an answer to it. */
export const countLook = (given: Counted) => countCodes(given, 'looks')
export const countAnswer = (given: Counted) => countCodes(given, 'answers')

async function countCodes({ db, secret, now, caller }: Counted, what: 'looks' | 'answers'): Promise<void> {
  const key = `pairing ${what}:${caller.person!.ma_phu_huynh}`
  await count({ db, secret, now }, [{ key, most: triesPerHour, seconds: 3_600 }])
}

/** What asks under this code: the newest, if there are several. */
export async function findAsking(db: Knex, ma_phu_huynh: number, code: string, now: Date) {
  const { asked, known } = await withoutForeign(db, ma_phu_huynh, code, await findWaiting(db, code, now))
  const { client, name, asked_at } = asked[0]!
  return { client, name, asked_at, own: known !== undefined }
}

/** The parent has typed what the machine shows, so the two are in one room. Only this binds a machine to a family. */
export async function pairMachine(given: OfCode, body: Values<typeof pairingConfirmation>) {
  const { tx, now, params } = given
  const { ma_phu_huynh } = given.caller.person!
  const code = params.ma_thiet_bi!
  await lockFamily(tx, ma_phu_huynh)
  const paired = await findJustPaired(given, body.check)
  if (paired) return reply({ data: paired, message: 'machine_paired' })
  const { asked, known } = await lockAsked(given, ma_phu_huynh, code)
  const pairing = asked.find(({ check_digits }) => check_digits === body.check) ?? (await refuseCheck(given, asked))
  if ((await parentOfChild(tx, body.ma_tre_em)) !== ma_phu_huynh) fail('not_found')
  const device = await deviceFor(given, known, pairing, body)
  await ensurePackage(given, device, pairing, body.goi_dich_vu_id)
  await bind(given, { ma_phu_huynh, ma_tre_em: body.ma_tre_em, nguoi_dung_id: device }, pairing)
  return reply({ data: (await findDevice(tx, device, now))!, message: 'machine_paired' })
}

/** What the first press of two has paired. */
async function findJustPaired({ tx, now, params, caller }: OfCode, check: string) {
  const { ma_phu_huynh } = caller.person!
  const since = new Date(now.getTime() - secondClick)
  const device = await findConfirmed(tx, { ma_phu_huynh, code: params.ma_thiet_bi!, check }, since)
  return device && findDevice(tx, device, now)
}

async function refuseCheck(given: OfCode, asked: Pairing[]): Promise<never> {
  const { tx, now, params, news } = given
  await countWrongCheck(tx, params.ma_thiet_bi!, now, wrongChecksAtMost)
  for (const { id } of asked) await news.tell(given, aboutPairing(id), { what: 'wrong_check' })
  return refuseOnFields({ check: 'wrong_check' })
}

export async function refusePairing(given: OfCode) {
  const { tx, now, params, news, caller } = given
  const { asked } = await lockAsked(given, caller.person!.ma_phu_huynh, params.ma_thiet_bi!)
  await refuseWaiting(tx, params.ma_thiet_bi!, now)
  for (const { id } of asked) await news.tell(given, aboutPairing(id), { what: 'refused' })
  return reply({ data: null, message: 'pairing_refused' })
}

async function lockAsked({ tx, now }: Writer, ma_phu_huynh: number, code: string) {
  return withoutForeign(tx, ma_phu_huynh, code, await lockWaiting(tx, code, now))
}

/**
 * What asks under a code, and the family's device with it. A machine of another family is as if it did not wait: its code
 * may be written like this one but for hyphens.
 */
async function withoutForeign(db: Knex, ma_phu_huynh: number, code: string, waiting: Pairing[]) {
  const known = await findDeviceOfFamily(db, ma_phu_huynh, code)
  const codes = waiting.map(({ ma_thiet_bi }) => ma_thiet_bi.toLowerCase())
  const foreign = known === undefined ? await findForeignCodes(db, ma_phu_huynh, codes) : []
  const asked = waiting.filter((_, at) => !foreign.includes(codes[at]!))
  return asked.length > 0 ? { asked, known } : fail('not_found')
}

/** A machine that the family knows goes to the child that was chosen, under its new name. */
async function deviceFor(
  given: Writer,
  known: number | undefined,
  { ma_thiet_bi, client }: Pairing,
  { ma_tre_em, ten_thiet_bi }: Values<typeof pairingConfirmation>,
): Promise<number> {
  if (known !== undefined) {
    const before = (await findDevice(given.tx, known, given.now))!
    await updateDevice(given.tx, known, { ma_tre_em, ten_thiet_bi })
    if (before.ma_tre_em !== ma_tre_em) await raiseAbove(given, before, ma_tre_em)
    return known
  }
  const { ma_phu_huynh } = given.caller.person!
  const loai_thiet_bi = client === 'android' || client === 'ios' ? 'Mobile' : 'Laptop'
  return createDevice(given, { ma_phu_huynh, ma_tre_em, ten_thiet_bi, loai_thiet_bi, ma_thiet_bi })
}

/** A machine without a package gets the one that was named; it needs one. */
async function ensurePackage(given: Writer, device: number, { ma_thiet_bi }: Pairing, chosen?: number) {
  const { goi_hien_tai, goi_sap_toi } = (await findDevice(given.tx, device, given.now))!
  if (goi_hien_tai || goi_sap_toi) return
  if (chosen === undefined) fail('no_package')
  await assign(given, { goi_dich_vu_id: chosen, ma_thiet_bi })
}

async function bind(
  given: Writer,
  machine: { ma_phu_huynh: number; ma_tre_em: number; nguoi_dung_id: number },
  { id, client, version, name }: Pairing,
): Promise<void> {
  const { tx, now, news } = given
  const { ma_phu_huynh, ma_tre_em, nguoi_dung_id } = machine
  await endTokens(tx, ma_phu_huynh, [nguoi_dung_id], now)
  await confirmPairing(tx, id, { ma_phu_huynh, nguoi_dung_id }, now)
  await beginState(tx, { ...machine, client, version, paired_at: now })
  await keepForgotten(tx, machine, dateInVietnam(now))
  await tellEvent(given, machine, 'paired', { client, name })
  await audit(given, {
    action: 'machine_paired',
    kind: 'thiet_bi',
    subject: nguoi_dung_id,
    detail: { after: { client, version, ma_tre_em } },
  })
  await news.tell(given, aboutPairing(id), { what: 'confirmed' })
}
