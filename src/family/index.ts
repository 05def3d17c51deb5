export { insertChild, type NewChild } from './store.ts'
