export { endpoints } from './api.ts'
export { jobs } from './jobs.ts'
export { hashPassword } from './passwords.ts'
export { recognise, rememberedDays } from './sessions.ts'
