import * as accounts from './accounts/index.ts'
import * as console from './console/index.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import type { Job } from './kernel/jobs.ts'

/** Modules in the order of dependence: each may use only those before it. */
export const endpoints: Endpoint[] = [...accounts.endpoints, ...console.endpoints]
export const jobs: Job[] = [...accounts.jobs]
