export { endpoints } from './api.ts'
export { holdChild, insertDevice, type NewDevice, parentOfDevice } from './store.ts'
