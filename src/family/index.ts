export { endpoints } from './api.ts'
export { childRows, insertChild, lockChild, lockFamily, type NewChild, parentOfChild, parentOfItself } from './store.ts'
