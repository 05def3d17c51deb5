export { endpoints } from './api.ts'
export { childRows, insertChild, type NewChild, parentOfItself } from './store.ts'
