export { endpoints } from './api.ts'
export { cleanup } from './cleanup.ts'
