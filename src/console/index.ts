export { endpoints } from './api.ts'
