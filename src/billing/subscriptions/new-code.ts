import type { Device } from '../../devices/index.ts'
import type { Writer } from '../../kernel/given.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { failIfTooOften, moverOf } from './move.ts'
import { insertMove } from './moves-store.ts'
import { expireDevice } from './record.ts'
import { findOnDevice } from './store.ts'

/**
 * Another code is another machine: under a paid package it counts as a move of the package. On the day on which a device
 * was added it is a typing error.
 */
export async function countNewCode(given: Writer, device: Device): Promise<void> {
  const { tx, now } = given
  const today = dateInVietnam(now)
  const mover = moverOf(given, device)
  if (mover === null || dateInVietnam(device.ngay_tao) === today) return
  await expireDevice(given, device.nguoi_dung_id, today)
  const place = await findOnDevice(tx, device.nguoi_dung_id)
  if (place?.loai_goi !== 'TRA_PHI') return
  await failIfTooOften(given, mover, today)
  await insertMove(tx, { place, to_device: device.nguoi_dung_id, at: now, by_parent: mover })
}
