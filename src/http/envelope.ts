import type { Knex } from 'knex'
import { answers } from '../i18n/answers.ts'
import { apart, fill, type Language } from '../i18n/index.ts'
import { waitIn } from '../i18n/wait.ts'
import { transientFailure } from '../kernel/database-errors.ts'
import { type Asked, dispatch } from '../kernel/dispatch.ts'
import type { Endpoint } from '../kernel/endpoint.ts'
import { type AnswerCode, Failure, type FailureCode } from '../kernel/failure.ts'
import type { Services } from '../kernel/given.ts'
import type { Pagination } from '../kernel/pagination.ts'
import type { Reply } from '../kernel/reply.ts'
import { statuses } from '../kernel/statuses.ts'
import { brand } from '../shared/brand.ts'

export interface Envelope {
  success: boolean
  message: string
  data?: unknown
  pagination?: Pagination
  error?: string
  fields?: Record<string, string>
}

export interface Answer extends Pick<Reply, 'csv' | 'zip' | 'events' | 'etag' | 'leave' | 'cookies'> {
  status: number
  /** The code of the success message. */
  messageCode?: AnswerCode
  body: Envelope
  retryAfter?: number | undefined
  /** The internal error, only for the log. */
  fault?: unknown
  /** Waits for the answer, if it is held. */
  later?: () => Promise<Answer>
}

const said = apart(answers)

/** Runs an endpoint and wraps its result or failure in the envelope, in the caller's language. */
export async function answer(services: Services, endpoint: Endpoint, asked: Asked, requestId: string): Promise<Answer> {
  try {
    const {
      data,
      message = 'done',
      pagination,
      refused,
      known,
      accepted,
      later,
      ...more
    } = await dispatch(services, endpoint, asked)
    const { language } = asked.caller
    const body: Envelope = { success: true, message: sentence(language, message), data: data ?? null }
    if (refused) body.data = { ...(data as object), tu_choi: sentences(language, refused) }
    return {
      status: accepted ? 202 : endpoint.creates && !known ? 201 : 200,
      messageCode: message,
      body: pagination ? { ...body, pagination } : body,
      ...more,
      ...(later && { later: waiting(later, services.db, language, requestId) }),
    }
  } catch (error) {
    return answerFailure(error, asked.caller.language, requestId)
  }
}

/** Apart, so that an answer that is held keeps nothing else of its request. */
function waiting(later: NonNullable<Reply['later']>, db: Knex, language: Language, requestId: string) {
  return (): Promise<Answer> =>
    later(db).then(
      data => ({ status: 200, body: { success: true, message: sentence(language, 'done'), data } }),
      error => answerFailure(error, language, requestId),
    )
}

/** In seconds, where a 503 does not say it: the payment gateway or a provider of messages does not work just now. */
const laterIn = 30

export function answerFailure(error: unknown, language: Language, requestId: string): Answer {
  const failure = error instanceof Failure ? error : transientFailure(error)
  if (!failure) {
    const message = sentence(language, 'internal', { request_id: requestId, hotline: brand.hotline })
    return { status: 500, body: { success: false, message, error: 'internal' }, fault: error }
  }
  const { code, params, fields, status, data } = failure
  const retryAfter = failure.retryAfter ?? (status === 503 ? laterIn : undefined)
  const body: Envelope = {
    success: false,
    message: sentence(language, code, { wait: waitIn(language, retryAfter), ...params }),
    error: code,
  }
  if (data !== undefined) body.data = data
  if (fields) body.fields = sentences(language, fields)
  return { status, body, retryAfter, fault: failure === error ? undefined : error }
}

/** The success message for a code; undefined for any other text, since codes come back in addresses. */
export function sentenceOfSuccess(language: Language, code: string): string | undefined {
  const success =
    Object.hasOwn(answers, code) && !Object.hasOwn(statuses, code) ? sentence(language, code as AnswerCode) : '{'
  return success.includes('{') ? undefined : success
}

function sentences(language: Language, codes: Record<string, FailureCode>): Record<string, string> {
  return Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, sentence(language, code)]))
}

function sentence(language: Language, code: AnswerCode, params?: Record<string, string | number>): string {
  return fill(said[language][code], params)
}
