import type { Services } from '../kernel/given.ts'
import type { Job } from '../kernel/jobs.ts'
import { charging } from './charging.ts'
import { settle } from './effects.ts'
import { receivePayment } from './gateway-calls.ts'
import { invoicesJob } from './invoices/index.ts'
import { ledgerJob } from './ledger/index.ts'
import * as notices from './notices/index.ts'
import * as orders from './orders/index.ts'
import { refundsJob } from './refunds/index.ts'
import * as renewals from './renewals/index.ts'
import * as simulator from './simulator/index.ts'
import { expiryJob } from './subscriptions/index.ts'

export { endpoints } from './api.ts'
export { cleanup } from './cleanup.ts'
export { gatewayCalls } from './gateway-calls.ts'
export { gatewayHealth, readGateway } from './gateway-health.ts'
export { writeNotice } from './notices/index.ts'
export { dealingsOf } from './of-parent.ts'
export { simulatorEndpoints } from './simulator/index.ts'
export {
  assign,
  countNewCode,
  findLicences,
  insertPlace,
  type Licence,
  listOfDevices,
  type NewPlace,
  type PlaceOfDevice,
} from './subscriptions/index.ts'
export { expiryJob, invoicesJob, ledgerJob, refundsJob }

export const noticesJob = notices.noticesJob(renewals.reminderNow)
export const { followFamily } = renewals
export const reconcileJob = orders.reconcileJob(settle)
export const renewalsJob = renewals.renewalsJob(settle, charging.renewals)
export const jobs: Job[] = [
  expiryJob,
  reconcileJob,
  renewalsJob,
  noticesJob,
  refundsJob,
  invoicesJob,
  ...charging.jobs,
  ledgerJob,
]

export const simulatorCalls = (services: Services) =>
  simulator.simulatorCalls(services, { receiveIpn: receivePayment, simulated: charging.simulated })
