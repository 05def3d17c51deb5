import type { Knex } from 'knex'
import type { Cookie } from './cookie.ts'
import type { AnswerCode, FailureCode } from './failure.ts'
import type { Pagination } from './pagination.ts'

const isReply = Symbol('reply')

/** A result with more than data, such as a message or cookies. */
export interface Reply<Data = unknown> extends More {
  [isReply]: true
  data: Data
}

interface More {
  message?: AnswerCode
  pagination?: Pagination
  refused?: Record<string, FailureCode> // of many rows, by id
  /** What was to be created was there already: 200 instead of 201. */
  known?: true
  /** Will be done: 202. */
  accepted?: true
  /** Streamed instead of JSON. */
  csv?: AsyncIterable<string>
  /** A file, instead of JSON. */
  zip?: { name: string; bytes: Buffer }
  /** Server-sent events instead of JSON. */
  events?: AsyncIterable<string>
  /** Which version the data is, so that it is not sent to who has it. */
  etag?: string
  /** After the commit: waits, without a connection and without counting as a request in flight, for what to answer. */
  later?: (db: Knex) => Promise<unknown>
  /** Ends that wait, or the events: who asked is gone. */
  leave?: () => void
  /** For browsers; apps ignore them. */
  cookies?: Cookie[]
}

export type DataOf<R> = R extends Reply<infer Data> ? Data : R

export function reply<const Data>(answer: More & { data: Data }): Reply<Data> {
  return { ...answer, [isReply]: true }
}

export function asReply(result: unknown): Reply {
  return isReply in Object(result) ? (result as Reply) : reply({ data: result })
}
