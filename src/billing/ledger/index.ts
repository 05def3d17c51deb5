export { ledgerJob } from './ledger.ts'
export { closeOverpayment, isOverpaid, overpaidBy, overpaidNoted } from './overpaid-store.ts'
