export { endpoints } from './api.ts'
export { createDevice } from './devices.ts'
export { deviceRows, insertDevice, type NewDevice, parentOfDevice } from './store.ts'
