import type { Params } from '../i18n/index.ts'
import type { answers } from '../i18n/vi/answers.ts'
import { statuses } from './statuses.ts'

export type AnswerCode = keyof typeof answers
export type FailureCode = keyof typeof statuses
type ParamsOf<C extends AnswerCode> = Params<(typeof answers)[C]>

export class Failure extends Error {
  code: FailureCode
  params: Record<string, string | number>
  /** What is wrong with each field of the body or the query, by name. */
  fields: Record<string, FailureCode> | undefined
  /** What was written before the refusal stays written. */
  kept: boolean
  retryAfter: number | undefined

  constructor(code: FailureCode, params: Record<string, string | number> = {}, kept = false) {
    super(code)
    this.code = code
    this.params = params
    this.kept = kept
  }

  get status(): number {
    return statuses[this.code]
  }
}

/** Answers the error and undoes everything the endpoint wrote. */
export function fail<C extends FailureCode>(code: C, ...params: ParamsOf<C>): never {
  throw new Failure(code, params[0])
}

/** Answers the error and keeps what the endpoint wrote: a count of wrong tries survives its own refusal. */
export function refuse<C extends FailureCode>(code: C, ...params: ParamsOf<C>): never {
  throw new Failure(code, params[0], true)
}

export function failOnFields(fields: Record<string, FailureCode>): never {
  throw Object.assign(new Failure(Object.values(fields)[0] ?? 'invalid_input'), { fields })
}

/** Names the fields that are wrong and keeps what was written, such as a try that was counted. */
export function refuseOnFields(fields: Record<string, FailureCode>): never {
  throw Object.assign(new Failure(Object.values(fields)[0] ?? 'invalid_input', {}, true), { fields })
}

/** What says nothing, or only how long to wait, which is known from the seconds. */
type PassingCode = {
  [C in FailureCode]: ParamsOf<C> extends [] | [Record<'wait', string | number>] ? C : never
}[FailureCode]

export function failWithRetry(code: PassingCode, seconds: number): never {
  throw failureForNow(code, seconds)
}

/** The same for whoever has something to do before it is thrown. */
export function failureForNow(code: PassingCode, seconds: number): Failure {
  return Object.assign(new Failure(code), { retryAfter: Math.max(1, Math.ceil(seconds)), kept: true })
}
