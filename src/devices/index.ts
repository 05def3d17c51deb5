export { insertDevice, type NewDevice } from './store.ts'
