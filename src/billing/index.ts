export { endpoints } from './api.ts'
export { expiryJob } from './expiry.ts'
export { insertPurchased, type NewPurchased } from './store.ts'
