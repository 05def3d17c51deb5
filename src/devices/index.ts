export { endpoints } from './api.ts'
export { insertDevice, type NewDevice } from './store.ts'
