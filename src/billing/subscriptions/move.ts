import { parentOfDevice } from '../../devices/index.ts'
import { audit } from '../../kernel/audit.ts'
import { fail, failAsStale, failOnFields } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import type { move } from '../../shared/billing-fields.ts'
import { addDays, dateInVietnam, formatDate } from '../../shared/dates.ts'
import type { Values } from '../../shared/fields.ts'
import { inLanguageOf } from '../../translation/index.ts'
import { lockPlace, makeRoom } from './assign.ts'
import { deviceFor } from './device-for.ts'
import { insertMove, lastMoves, movePlace } from './moves-store.ts'
import { findSubscription } from './read-store.ts'
import { expireDevice, stateOf } from './record.ts'
import { findPlace, lockDevice, type PlaceWithType } from './store.ts'

/** A parent moves so often in so many days. */
const movesOfParent = 3
const inDays = 365

type Moving = Writer & { id: number }

/** Puts a running term on another device of the same family, which may be a new one. The term stays as it is. */
export async function movePackage(given: Moving, body: Values<typeof move>) {
  const { tx, now, caller, id } = given
  const today = dateInVietnam(now)
  const place = await lockRunning(given, body.phien_ban, today)
  const mover = moverOf(given, place)
  if (mover !== null) await failIfTooOften(given, mover, today)
  const device = await targetOf(given, place, body)
  if (device === place.nguoi_dung_id) fail('moved_nowhere')
  if (!(await lockDevice(tx, device))) fail('not_found')
  await expireDevice(given, device, today)
  await makeRoom(given, device, place, today)
  const moved = (await movePlace(tx, place, device)) ?? fail('busy')
  await insertMove(tx, { place, to_device: device, at: now, by_parent: mover })
  await audit(given, {
    action: 'subscription_moved',
    kind: 'goi_dich_vu',
    subject: id,
    detail: { before: stateOf(place), after: stateOf(moved) },
  })
  const data = await inLanguageOf(caller, tx, await findSubscription(tx, id, today))
  return reply({ data, message: 'moved' })
}

/** The place as it is once nobody else in the family changes it, if its term runs. */
async function lockRunning(given: Moving, phien_ban: number | undefined, today: string): Promise<PlaceWithType> {
  const { tx, id } = given
  const { nguoi_dung_id } = await lockPlace(given, id)
  if (nguoi_dung_id !== null) await expireDevice(given, nguoi_dung_id, today)
  const place = (await findPlace(tx, id))!
  if (phien_ban !== undefined && phien_ban !== place.phien_ban)
    failAsStale(await inLanguageOf(given.caller, tx, await findSubscription(tx, id, today)))
  if (place.trang_thai !== 'DANG_HOAT_DONG') fail('not_movable')
  return place
}

/** The parent whose move it is: an admin moves packages of others as often as it is asked for. */
export function moverOf({ caller }: Pick<Writer, 'caller'>, { ma_phu_huynh }: { ma_phu_huynh: number }): number | null {
  return caller.person!.ma_phu_huynh === ma_phu_huynh ? ma_phu_huynh : null
}

export async function failIfTooOften({ tx }: Writer, parent: number, today: string): Promise<void> {
  const moments = await lastMoves(tx, parent, movesOfParent)
  const oldest = moments[movesOfParent - 1]
  const again = oldest && addDays(dateInVietnam(oldest), inDays)
  if (again && again > today) fail('moved_too_often', { date: formatDate(again) })
}

/** Somebody else's device looks like a missing one. */
async function targetOf(
  given: Moving,
  { ma_phu_huynh }: PlaceWithType,
  { nguoi_dung_id, ma_thiet_bi, ma_tre_em, ten_thiet_bi, loai_thiet_bi }: Values<typeof move>,
): Promise<number> {
  if (nguoi_dung_id !== undefined)
    return (await parentOfDevice(given.tx, nguoi_dung_id)) === ma_phu_huynh ? nguoi_dung_id : fail('not_found')
  if (ma_thiet_bi === undefined) failOnFields({ ma_thiet_bi: 'device_code_required' })
  return deviceFor(given, ma_phu_huynh, { ma_thiet_bi, ma_tre_em, ten_thiet_bi, loai_thiet_bi })
}
