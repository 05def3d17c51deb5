export { deviceEndpoints } from './api.ts'
export { createDevice } from './devices.ts'
export { deviceRows, findDevice, listDevicesOfFamily } from './listed-store.ts'
export {
  type Device,
  deviceColumns,
  findDeviceByCode,
  insertDevice,
  lockFamiliesOfDevices,
  lockFamilyOfDevice,
  type NewDevice,
  parentOfDevice,
  updateDevice,
} from './store.ts'
