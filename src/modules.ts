import * as accounts from './accounts/index.ts'
import * as console from './console/index.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import type { Job } from './kernel/jobs.ts'
import * as messages from './messages/index.ts'

/** Modules in the order of dependence: each may use only those before it. */
export const endpoints: Endpoint[] = [...accounts.endpoints, ...console.endpoints]
/** What a developer may ask for beside them, where messages are kept instead of sent. */
export const developmentEndpoints: Endpoint[] = messages.developmentEndpoints
export const jobs: Job[] = [...accounts.jobs, ...console.jobs]
