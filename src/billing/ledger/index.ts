export { ledgerJob } from './ledger.ts'
