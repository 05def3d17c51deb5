export { endpoints } from './api.ts'
export { insertChild, type NewChild, parentOfItself } from './store.ts'
