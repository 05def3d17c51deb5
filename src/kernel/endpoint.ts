import type { Knex } from 'knex'
import type { Language } from '../i18n/index.ts'
import type { Field, Fields, Values } from '../shared/fields.ts'
import type { Clock } from './clock.ts'
import type { AnswerCode, Failure } from './failure.ts'
import type { Log } from './log.ts'
import type { KeptSms, SendSms } from './messages.ts'
import { type Check, checkBody, checkQuery } from './validate.ts'
import type { WorkQueue } from './work-queue.ts'

/** What every endpoint and job may use; made once in main.ts, or by a test. */
export interface Services {
  db: Knex
  clock: Clock
  secret: string
  /** The queue for password hashing, shared fairly between networks, so that no flood of sign-ins takes the machine. */
  hashing: WorkQueue
  log: Log
  sms: SendSms
  /** Messages that were kept instead of sent, newest first; null where they really leave. */
  outbox: readonly KeptSms[] | null
  /** At most so many messages a day, whoever asks for them. */
  smsPerDay: number
  refuseCommonPasswords: boolean
  /** How many migrations this build knows. */
  migrations: number
}

export interface Person {
  ma_phu_huynh: number
  ten_phu_huynh: string
  email_phu_huynh: string
  sdt: string
  dia_chi: string | null
  la_admin: boolean
  ngay_tao: Date
}

/** Who asks, from where, in which language. */
export interface Caller {
  person: Person | null
  /** The token that was shown, so that signing out and signing in again can end it. */
  token: string | null
  /** What the browser was given when it asked for a one-time code: tries at that code are then its own. */
  challenge: string | null
  /** The device cookie that the browser showed, as it came. */
  device: string | null
  address: string
  language: Language
}

/** The family that an id belongs to; undefined when there is no such row. */
export type FamilyOf = (db: Knex, id: number) => Promise<number | undefined>
export type Who = 'visitor' | 'signed-in' | 'admin' | { owner: FamilyOf }
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Given<B extends Fields, Q extends Fields> extends Services {
  caller: Caller
  /** The `:id` of the path; 0 where the path has none. */
  id: number
  params: Record<string, string>
  body: Values<B>
  query: Values<Q>
  now: Date
}

export interface Writing {
  tx: Knex.Transaction
  /**
   * For messages, which leave after the commit and not at all when nothing was committed. What fails here undoes nothing
   * any more: a failure that is returned is answered.
   */
  afterCommit: (work: (db: Knex) => Promise<Failure | undefined>) => void
}

/** What a rule that writes is handed. */
export type Writer = Omit<Services, 'db'> & Writing & { caller: Caller; now: Date }

type Hands<M extends Method, B extends Fields, Q extends Fields> = M extends 'GET'
  ? Given<B, Q>
  : Omit<Given<B, Q>, 'db'> & Writing

interface Options<B extends Fields, Q extends Fields, P> {
  body?: B
  query?: Q
  /** Slow work, such as hashing, that must not hold a transaction open. */
  prepare?: (given: Given<B, Q>) => Promise<P>
}

/** `Data` is a type only: what a success carries, before it becomes JSON. */
export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Data = unknown,
  Body extends Fields = Fields,
> {
  method: M
  path: Path
  who: Who
  body: Body
  query: Fields
  checkBody: Check<Fields>
  checkQuery: Check<Fields>
  prepare: ((given: Given<Fields, Fields>) => Promise<unknown>) | undefined
  run: (given: Given<Fields, Fields> & Writing, prepared: unknown) => Promise<unknown>
  readonly data?: Data
}

type Nothing = Record<never, Field>

/** Declares one call of the API: everything else about it (route, check, document, access test) is made from this. */
export function endpoint<
  M extends Method,
  const Path extends string,
  R,
  P = undefined,
  B extends Fields = Nothing,
  Q extends Fields = Nothing,
>(
  method: M,
  path: Path,
  who: Who,
  options: Options<B, Q, P>,
  run: (given: Hands<M, B, Q>, prepared: P) => Promise<R>,
): Endpoint<M, Path, DataOf<R>, B> {
  const { body = {} as B, query = {} } = options
  return {
    method,
    path,
    who,
    body,
    query,
    checkBody: checkBody(body),
    checkQuery: checkQuery(query),
    prepare: options.prepare as Endpoint['prepare'],
    run: run as unknown as Endpoint['run'],
  }
}

const isReply = Symbol('reply')

/** An answer that says more than its data. */
export interface Reply<Data = unknown> extends More {
  [isReply]: true
  data: Data
}

interface More {
  status?: number
  message?: AnswerCode
  pagination?: Pagination
  /** Sent in the place of JSON, as it comes. */
  csv?: AsyncIterable<string>
  /** What a browser is to keep; apps leave it. */
  cookies?: Cookie[]
}

/** Never readable by scripts. `seconds` is null for as long as the browser is open, and 0 for no longer. */
export interface Cookie {
  name: 'token' | 'challenge' | 'device'
  value: string
  seconds: number | null
}

export interface Pagination {
  page: number
  limit: number
  total: number
  totalPages: number
}

type DataOf<R> = R extends Reply<infer Data> ? Data : R

export function reply<const Data>(answer: More & { data: Data }): Reply<Data> {
  return { ...answer, [isReply]: true }
}

export function asReply(result: unknown): Reply {
  return isReply in Object(result) ? (result as Reply) : reply({ data: result })
}
