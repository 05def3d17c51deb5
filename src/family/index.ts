export { endpoints } from './api.ts'
export { insertChild, type NewChild } from './store.ts'
