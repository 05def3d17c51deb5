import { endpoint } from '../kernel/endpoint.ts'

/** For the page of kept messages; declared only where they are kept. */
export const developmentEndpoints = [endpoint('GET', '/dev/outbox', 'visitor', {}, async ({ outbox }) => outbox ?? [])]
