import type { answers } from '../i18n/answers.ts'
import type { Params } from '../i18n/index.ts'
import { statuses } from './statuses.ts'

export type AnswerCode = keyof typeof answers
export type FailureCode = keyof typeof statuses
type ParamsOf<C extends AnswerCode> = Params<(typeof answers)[C][0]>

export class Failure extends Error {
  code: FailureCode
  params: Record<string, string | number>
  /** What is wrong with each field of the body or the query, by name. */
  fields: Record<string, FailureCode> | undefined
  /** Whether to commit what was written before the failure. */
  commits: boolean
  retryAfter: number | undefined
  /** Sent with the error. */
  data: unknown

  constructor(code: FailureCode, params: Record<string, string | number> = {}, commits = false) {
    super(code)
    this.code = code
    this.params = params
    this.commits = commits
  }

  get status(): number {
    return statuses[this.code]
  }
}

/** Responds with the error and rolls back everything the endpoint wrote. */
export function fail<C extends FailureCode>(code: C, ...params: ParamsOf<C>): never {
  throw new Failure(code, params[0])
}

/** Responds with the error but commits what the endpoint wrote, such as the count of wrong tries. */
export function refuse<C extends FailureCode>(code: C, ...params: ParamsOf<C>): never {
  throw new Failure(code, params[0], true)
}

/** For a change based on an old version of a row: responds with the row as it is now. */
export function failAsStale(present: unknown): never {
  throw Object.assign(new Failure('stale'), { data: present })
}

export function failOnFields(fields: Record<string, FailureCode>): never {
  throw Object.assign(new Failure(Object.values(fields)[0] ?? 'invalid_input'), { fields })
}

/** Reports the wrong fields but commits what the endpoint wrote, such as a counted try. */
export function refuseOnFields(fields: Record<string, FailureCode>): never {
  throw Object.assign(new Failure(Object.values(fields)[0] ?? 'invalid_input', {}, true), { fields })
}

/** Codes whose sentence has no parameters, or only the wait, which is computed from the seconds. */
type RetryCode = {
  [C in FailureCode]: ParamsOf<C> extends [] | [Record<'wait', string | number>] ? C : never
}[FailureCode]

export function failWithRetry(code: RetryCode, seconds: number): never {
  throw failureWithRetry(code, seconds)
}

/** The same, returned instead of thrown. */
export function failureWithRetry(code: RetryCode, seconds: number): Failure {
  return Object.assign(new Failure(code), { retryAfter: Math.max(1, Math.ceil(seconds)), commits: true })
}
