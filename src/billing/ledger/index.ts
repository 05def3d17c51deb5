export { ledgerJob } from './ledger.ts'
export { closeOverpayment, isOverpaid, overpaidBy } from './store.ts'
