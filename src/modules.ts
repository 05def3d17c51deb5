import * as accounts from './accounts/index.ts'
import * as billing from './billing/index.ts'
import * as catalogue from './catalogue/index.ts'
import * as console from './console/index.ts'
import * as devices from './devices/index.ts'
import * as family from './family/index.ts'
import { cleanupJob } from './kernel/cleanup.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import { healthEndpoints } from './kernel/health.ts'
import type { Job } from './kernel/jobs.ts'
import * as messages from './messages/index.ts'

/** Modules in dependency order: each may use only those before it. */
const declared = [
  ...healthEndpoints,
  ...catalogue.endpoints,
  ...accounts.endpoints,
  ...family.endpoints,
  ...devices.endpoints,
  ...billing.endpoints,
  ...console.endpoints,
]
export const endpoints: Endpoint[] = declared
/** Extra endpoints for development, when messages are stored instead of sent. */
export const developmentEndpoints: Endpoint[] = messages.developmentEndpoints
/** The input and result types of every endpoint, for the screens that call it. */
export type Api = (typeof declared)[number] | (typeof messages.developmentEndpoints)[number]
export const jobs: Job[] = [billing.expiryJob, cleanupJob(accounts.cleanup, billing.cleanup, console.cleanup)]
