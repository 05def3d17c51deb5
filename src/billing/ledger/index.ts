export { ledgerJob } from './ledger.ts'
export { closeOverpayment, isOverpaid, overpaidBy } from './overpaid-store.ts'
