export { insertPurchased, type NewPurchased } from './store.ts'
