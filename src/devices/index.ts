export { deviceEndpoints } from './api.ts'
export { createDevice } from './devices.ts'
export {
  type Device,
  deviceColumns,
  deviceRows,
  findDevice,
  insertDevice,
  listDevicesOfFamily,
  lockFamiliesOfDevices,
  type NewDevice,
  parentOfDevice,
} from './store.ts'
