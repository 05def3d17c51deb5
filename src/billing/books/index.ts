export { bookEndpoints } from './api.ts'
