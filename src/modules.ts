import * as accounts from './accounts/index.ts'
import * as console from './console/index.ts'
import { cleanupJob } from './kernel/cleanup.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import { healthEndpoints } from './kernel/health.ts'
import type { Job } from './kernel/jobs.ts'
import * as messages from './messages/index.ts'

/** Modules in the order of dependence: each may use only those before it. */
const declared = [...healthEndpoints, ...accounts.endpoints, ...console.endpoints]
export const endpoints: Endpoint[] = declared
/** What a developer may ask for beside them, where messages are kept instead of sent. */
export const developmentEndpoints: Endpoint[] = messages.developmentEndpoints
/** Every endpoint with the types of what it takes and answers, for the screens that call it. */
export type Api = (typeof declared)[number] | (typeof messages.developmentEndpoints)[number]
export const jobs: Job[] = [cleanupJob(accounts.cleanup, console.cleanup)]
