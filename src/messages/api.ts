import { endpoint } from '../kernel/endpoint.ts'

/** For the development page of stored messages; registered only if there is an outbox. */
export const developmentEndpoints = [endpoint('GET', '/dev/outbox', 'visitor', {}, async ({ outbox }) => outbox ?? [])]
