export { endpoints } from './api.ts'
export { deviceRows, holdChild, insertDevice, type NewDevice, parentOfDevice } from './store.ts'
