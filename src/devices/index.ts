export { deviceEndpoints } from './api.ts'
export { createDevice } from './devices.ts'
export { deviceRows, findDevice, listDevicesOfFamily } from './listed-store.ts'
export {
  type Device,
  deviceColumns,
  findDeviceOfFamily,
  findForeignCodes,
  insertDevice,
  lockFamiliesOfDevices,
  lockFamilyOfDevice,
  type NewDevice,
  parentOfDevice,
  plainCode,
  updateDevice,
} from './store.ts'
