import { type FollowPlaces, lockChild, parentOfChild } from '../family/index.ts'
import { failUnlessOwner } from '../kernel/access.ts'
import { audit, changedFrom } from '../kernel/audit.ts'
import { type FailureCode, fail, failAsStale, failOnFields } from '../kernel/failure.ts'
import type { Asking, Writer } from '../kernel/given.ts'
import { aboutFamily } from '../kernel/news.ts'
import { reply } from '../kernel/reply.ts'
import type { changedDevice, newDevice } from '../shared/device-fields.ts'
import { familyLimits } from '../shared/family-fields.ts'
import type { Values } from '../shared/fields.ts'
import { findDevice } from './listed-store.ts'
import {
  countDevices,
  type Device,
  deleteDevice,
  findDeviceOfFamily,
  insertDevice,
  isCodeTaken,
  lockFamilyOfDevice,
  type NewDevice,
  updateDevice,
} from './store.ts'

type OfDevice = Writer & { id: number }

export async function takenOfDevice(
  { db, id }: Asking,
  { ma_thiet_bi }: Values<typeof changedDevice>,
): Promise<Record<string, FailureCode>> {
  return ma_thiet_bi && (await isCodeTaken(db, ma_thiet_bi, id)) ? { ma_thiet_bi: 'device_code_taken' } : {}
}

export async function addDevice(given: Writer, device: Values<typeof newDevice>) {
  const { tx, caller, now } = given
  const child = (await lockChild(tx, device.ma_tre_em)) ?? fail('not_found')
  failUnlessOwner(caller.person, child.ma_phu_huynh)
  const known = await findDeviceOfFamily(tx, child.ma_phu_huynh, device.ma_thiet_bi)
  if (known !== undefined) failOnFields({ ma_thiet_bi: 'device_code_taken' })
  const id = await createDevice(given, { ...device, ma_phu_huynh: child.ma_phu_huynh })
  return reply({ data: (await findDevice(tx, id, now))!, message: 'device_created' })
}

/** The caller has locked the family and checked that the child belongs to it. */
export async function createDevice(given: Writer, device: Omit<NewDevice, 'ngay_tao'>): Promise<number> {
  const { tx, now } = given
  const { ma_phu_huynh, ...after } = device
  if ((await countDevices(tx, ma_phu_huynh)) >= familyLimits.devices)
    fail('too_many_devices', { most: familyLimits.devices })
  const id = await insertDevice(tx, { ...device, ngay_tao: now })
  await audit(given, { action: 'device_created', kind: 'thiet_bi', subject: id, detail: { after } })
  return id
}

/** What else a code that is not the old one in other letters, or with other hyphens, means; `device` is as it was. */
type CountNewCode = (given: Writer, device: Device) => Promise<void>

/** What it means for the machine that it has gone to another child; `device` is as it was. */
type TellMove = (given: Writer, device: Device, child: number) => Promise<void>

/** What other modules do when a device is changed or deleted. */
export interface Following {
  countNewCode: CountNewCode
  tellMove: TellMove
  followPlaces: FollowPlaces
}

/** A device may move to another child of its family; its subscription goes with it. */
export async function changeDevice(given: OfDevice & Following, changes: Values<typeof changedDevice>) {
  const { tx, id, now } = given
  const before = (await lockFamilyOfDevice(tx, id)) ?? fail('not_found')
  const { phien_ban: _, ...after } = changes
  if (after.ma_tre_em && (await parentOfChild(tx, after.ma_tre_em)) !== before.ma_phu_huynh) fail('not_found')
  const { ma_thiet_bi } = after
  const known = ma_thiet_bi === undefined ? id : await findDeviceOfFamily(tx, before.ma_phu_huynh, ma_thiet_bi)
  if (!(await updateDevice(tx, id, changes))) failAsStale(await findDevice(tx, id, now))
  if (known === undefined) await given.countNewCode(given, before)
  else if (known !== id) failOnFields({ ma_thiet_bi: 'device_code_taken' })
  const { ma_tre_em = before.ma_tre_em } = after
  if (ma_tre_em !== before.ma_tre_em) await given.tellMove(given, before, ma_tre_em)
  await audit(given, {
    action: 'device_changed',
    kind: 'thiet_bi',
    subject: id,
    detail: changedFrom(before, after),
  })
  return reply({ data: (await findDevice(tx, id, now))!, message: 'device_changed' })
}

/** The trigger `thiet_bi_settles` keeps the packages of the device. Its machine, which may be held, hears of it. */
export async function removeDevice(given: OfDevice & Pick<Following, 'followPlaces'>) {
  const { tx, id, news, now } = given
  const { phien_ban: _, ...before } = (await lockFamilyOfDevice(tx, id)) ?? fail('not_found')
  await deleteDevice(tx, id)
  await given.followPlaces(tx, before.ma_phu_huynh, now)
  await news.tell(given, aboutFamily(before.ma_phu_huynh), { ma_tre_em: before.ma_tre_em, what: 'deleted' })
  await audit(given, { action: 'device_deleted', kind: 'thiet_bi', subject: id, detail: { before } })
  return reply({ data: null, message: 'device_deleted' })
}
