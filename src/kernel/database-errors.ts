import { Failure, type FailureCode } from './failure.ts'

/** What PostgreSQL and its driver say when the trouble is passing or the disk is full: try again later, nothing was lost. */
const passing: Record<string, FailureCode> = {
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '53100': 'database_unavailable',
  '53200': 'database_unavailable',
  '53300': 'database_unavailable',
  '57P01': 'database_unavailable',
  '57P02': 'database_unavailable',
  '57P03': 'database_unavailable',
  '57P05': 'database_unavailable',
  '58030': 'database_unavailable',
  // the server became a standby, or the disk of a managed one ran full
  '25006': 'database_unavailable',
  '25P03': 'database_unavailable',
  ECONNREFUSED: 'database_unavailable',
  ECONNRESET: 'database_unavailable',
  ENOENT: 'database_unavailable',
  EPIPE: 'database_unavailable',
  ETIMEDOUT: 'database_unavailable',
  EHOSTUNREACH: 'database_unavailable',
  EHOSTDOWN: 'database_unavailable',
  ENETUNREACH: 'database_unavailable',
  ENOTFOUND: 'database_unavailable',
  EAI_AGAIN: 'database_unavailable',
}
/** Knex puts the statement and ` - ` before what the driver says. */
const brokenConnection =
  /(^|- )(Connection terminated|Connection ended|timeout expired|Query read timeout|Client (has|was) .* is not queryable)|Unable to acquire a connection/

export function transientFailure(error: unknown): Failure | undefined {
  const { code, name, message } = error as { code?: string; name?: string; message?: string }
  if (name === 'KnexTimeoutError') return later('busy')
  const known = passing[code ?? '']
  if (known) return later(known)
  return brokenConnection.test(message ?? '') ? later('database_unavailable') : undefined
}

function later(code: FailureCode): Failure {
  return Object.assign(new Failure(code), { retryAfter: 2 })
}
