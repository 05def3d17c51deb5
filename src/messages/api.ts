import { endpoint } from '../kernel/endpoint.ts'

/** The stored messages for the development page; registered only if there is an outbox. */
export const developmentEndpoints = [endpoint('GET', '/dev/outbox', 'visitor', {}, async ({ outbox }) => outbox ?? [])]
