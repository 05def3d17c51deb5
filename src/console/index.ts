export { endpoints } from './api.ts'
export { jobs } from './jobs.ts'
