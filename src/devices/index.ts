export { deviceEndpoints } from './api.ts'
export { createDevice } from './devices.ts'
export {
  type Device,
  deviceColumns,
  deviceRows,
  findDevice,
  findDeviceByCode,
  insertDevice,
  listDevicesOfFamily,
  lockFamiliesOfDevices,
  lockFamilyOfDevice,
  type NewDevice,
  parentOfDevice,
  updateDevice,
} from './store.ts'
