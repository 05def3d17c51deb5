export { simulatorEndpoints } from './api.ts'
export { simulatorCalls } from './calls.ts'
export type { SimulatedCalls, SimulatedCharge } from './simulator.ts'
