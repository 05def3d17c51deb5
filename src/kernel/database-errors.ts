import { Failure, type FailureCode } from './failure.ts'

/** Errors of PostgreSQL and its driver that are temporary, or a full disk: nothing was lost, the client may retry. */
const transient: Record<string, FailureCode> = {
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
  // the server is read-only: it became a standby, or it is a managed server with a full disk
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
/** Knex prefixes the driver's message with the statement and ` - `. */
const brokenConnection =
  /(^|- )(Connection terminated|Connection ended|timeout expired|Query read timeout|Client (has|was) .* is not queryable)|Unable to acquire a connection/

export function transientFailure(error: unknown): Failure | undefined {
  const { code, name, message, severity } = error as Partial<Record<'code' | 'name' | 'message' | 'severity', string>>
  if (name === 'KnexTimeoutError') return retryableFailure('busy')
  const known = transient[code ?? '']
  // a pooler does not reach the server, or has no connection to it left; a statement of ours would be an ERROR
  if (known || (code === '08P01' && severity === 'FATAL')) return retryableFailure(known ?? 'database_unavailable')
  return brokenConnection.test(message ?? '') ? retryableFailure('database_unavailable') : undefined
}

function retryableFailure(code: FailureCode): Failure {
  return Object.assign(new Failure(code), { retryAfter: 2 })
}

export function isUndefinedTable(error: { code?: string }): boolean {
  return error.code === '42P01'
}

/** By a `raise exception` of ours. */
export function isRaised(error: { code?: string }): boolean {
  return error.code === 'P0001'
}
