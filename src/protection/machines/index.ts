export { machineEndpoints } from './api.ts'
export { machineCleanup } from './cleanup.ts'
export { machinesOf } from './read.ts'
export { ofMachine } from './tokens.ts'
