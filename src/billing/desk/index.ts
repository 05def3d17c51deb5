export { deskEndpoints } from './api.ts'
