export { invoiceEndpoints } from './api.ts'
export { invoicesJob, sendSoon } from './job.ts'
export { invoiceOf, type OrderInvoice } from './read-store.ts'
export { deleteUnusedBuyers, issuedInsert, keepBuyer, writeReturned } from './store.ts'
