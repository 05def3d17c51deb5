import { audit, changedFrom } from '../kernel/audit.ts'
import { reply, type Writer } from '../kernel/endpoint.ts'
import { fail, failAsStale } from '../kernel/failure.ts'
import type { changedDevice, newDevice } from '../shared/device-fields.ts'
import type { Values } from '../shared/fields.ts'
import { deleteDevice, findDevice, holdChild, insertDevice, lockDevice, updateDevice } from './store.ts'

type OfDevice = Writer & { id: number }

export async function addDevice(given: Writer, device: Values<typeof newDevice>) {
  const { tx, caller, now } = given
  const parent = await holdChild(tx, device.ma_tre_em)
  const { ma_phu_huynh: self, la_admin } = caller.person!
  if (parent === undefined || (parent !== self && !la_admin)) fail('not_found')
  const id = await insertDevice(tx, { ...device, ma_phu_huynh: parent, ngay_tao: now })
  await audit(given, { action: 'device_created', kind: 'thiet_bi', subject: id, detail: { after: device } })
  return reply({ status: 201, data: (await findDevice(tx, id, now))!, message: 'device_created' })
}

/** A device may move to another child of its family; its subscription goes with it. */
export async function changeDevice(given: OfDevice, changes: Values<typeof changedDevice>) {
  const { tx, id, now } = given
  const before = (await lockDevice(tx, id)) ?? fail('not_found')
  const { phien_ban: _, ...after } = changes
  if (after.ma_tre_em && (await holdChild(tx, after.ma_tre_em)) !== before.ma_phu_huynh) fail('not_found')
  if (!(await updateDevice(tx, id, changes))) failAsStale(await findDevice(tx, id, now))
  await audit(given, {
    action: 'device_changed',
    kind: 'thiet_bi',
    subject: id,
    detail: { before: changedFrom(before, after), after },
  })
  return reply({ data: (await findDevice(tx, id, now))!, message: 'device_changed' })
}

/** What was bought for it stays: see the trigger thiet_bi_settles. */
export async function removeDevice(given: OfDevice) {
  const { tx, id } = given
  const { phien_ban: _, ...before } = (await lockDevice(tx, id)) ?? fail('not_found')
  await deleteDevice(tx, id)
  await audit(given, { action: 'device_deleted', kind: 'thiet_bi', subject: id, detail: { before } })
  return reply({ data: null, message: 'device_deleted' })
}
