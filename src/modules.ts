import * as accounts from './accounts/index.ts'
import * as billing from './billing/index.ts'
import * as catalogue from './catalogue/index.ts'
import * as console from './console/index.ts'
import * as devices from './devices/index.ts'
import * as downloads from './downloads/index.ts'
import * as family from './family/index.ts'
import { cleanupJob } from './kernel/cleanup.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import type { Services } from './kernel/given.ts'
import { healthEndpoints, readMigrations } from './kernel/health.ts'
import type { Job } from './kernel/jobs.ts'
import { readRuns } from './kernel/last-runs.ts'
import { readPool, readProcess } from './kernel/metrics/process.ts'
import type { Gauge, Reading } from './kernel/metrics/readings.ts'
import type { OutsideCall } from './kernel/outside-call.ts'
import * as messages from './messages/index.ts'
import * as partners from './partners/index.ts'
import * as protection from './protection/index.ts'
import * as translation from './translation/index.ts'

/** Modules in dependency order: each may use only those before it. */
const declared = [
  ...healthEndpoints(async given => ({
    ...(await billing.gatewayHealth(given)),
    ...(await messages.smsHealth(given)),
  })),
  ...translation.endpoints,
  ...catalogue.endpoints,
  ...accounts.accountEndpoints(billing.writeNotice),
  ...family.familyEndpoints({ followPlaces: billing.followFamily, tellChild: protection.raiseVersion }),
  ...devices.deviceEndpoints({
    countNewCode: billing.countNewCode,
    tellMove: protection.tellMove,
    followPlaces: billing.followFamily,
  }),
  ...billing.endpoints,
  ...protection.endpoints,
  ...partners.endpoints,
  ...downloads.endpoints,
  ...console.endpoints,
]
export const endpoints: Endpoint[] = declared
/** Extra endpoints for development: of what stands in for the SMS provider and for the payment gateway. */
export function developmentEndpoints({ outbox, gateway }: Services): Endpoint[] {
  return [...(outbox ? messages.developmentEndpoints : []), ...(gateway?.simulated ? billing.simulatorEndpoints : [])]
}
/** What is called in a format of its own: by the gateway, and in development of what stands in for it. */
export const outsideCalls: OutsideCall[] = billing.gatewayCalls
export function developmentCalls(services: Services): OutsideCall[] {
  return services.gateway?.simulated ? billing.simulatorCalls(services) : []
}
/** The input and result types of every endpoint, for the screens that call it. */
export type Api =
  | (typeof declared)[number]
  | (typeof messages.developmentEndpoints)[number]
  | (typeof billing.simulatorEndpoints)[number]
export const jobs: Job[] = [
  ...billing.jobs,
  ...protection.jobs,
  translation.translationsJob,
  cleanupJob(
    catalogue.cleanup,
    accounts.cleanup,
    billing.cleanup,
    protection.cleanup,
    partners.cleanup,
    console.cleanup,
  ),
]
/** What `/metrics` says of this process, and what it reads in the database. */
export const gauges: Gauge[] = [readProcess, readPool, protection.readHeld]
export const readings: Reading[] = [
  readMigrations,
  readRuns(jobs.map(({ name }) => name)),
  billing.readGateway,
  messages.readSmsLeft,
  protection.readMachines,
]
