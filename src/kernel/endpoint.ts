import type { Knex } from 'knex'
import type { Language } from '../i18n/index.ts'
import type { Category } from '../shared/categories.ts'
import type { Field, Fields, Stored, Values } from '../shared/fields.ts'
import type { person } from '../shared/parent-fields.ts'
import type { Machine, Who } from './access.ts'
import type { Clock } from './clock.ts'
import type { InvoiceWebhook } from './config/invoices.ts'
import type { VnpayConfig } from './config/vnpay.ts'
import type { FailureCode } from './failure.ts'
import type { Log } from './log.ts'
import type { SendSms, StoredSms } from './messages.ts'
import type { Metrics } from './metrics/registry.ts'
import type { News } from './news.ts'
import type { Pagination } from './pagination.ts'
import type { Params } from './path.ts'
import type { Replica } from './replica.ts'
import type { DataOf } from './reply.ts'
import type { Translator } from './translator.ts'
import { type Check, checkBody, checkQuery } from './validate.ts'
import type { WorkQueue } from './work-queue.ts'
import type { OwnWriting, Writing } from './writing.ts'

/** What every endpoint and job may use; created once in main.ts, or by a test. */
export interface Services {
  db: Knex
  clock: Clock
  secret: string
  /** The queue for password hashing, fair between networks, so that a flood of logins cannot take the whole machine. */
  hashing: WorkQueue
  log: Log
  /** What this process counts for its operator. */
  metrics: Metrics
  sms: SendSms
  /** The provider does not send a second message under the same id within a day. */
  smsKnowsIds: boolean
  /** Messages stored instead of sent, newest first; null when messages are really sent. */
  outbox: readonly StoredSms[] | null
  /** Maximum number of messages per day, for all users together. */
  smsPerDay: number
  /** The payment gateway; null if nobody can pay. */
  gateway: VnpayConfig | null
  invoices: InvoiceWebhook | null
  /** The public address of the site, with its prefix. */
  site: string
  translator: Translator
  news: News
  replica: Replica
  /** Whether the installer offered is a program; else it is a sample. */
  isProgramReady: () => Promise<boolean>
  /** The lists of sites that machines fetch, by the name of their category. */
  webLists: () => Promise<{ name: string; version: number; url: string }[]>
  /** The categories in whose list a site stands. */
  categoriesOf: (site: string) => Promise<Category[]>
  refuseCommonPasswords: boolean
  /** Number of migrations in this build. */
  migrations: number
}

export type Person = Stored<typeof person> & { ma_phu_huynh: number; la_admin: boolean; ngay_tao: Date }

/** Who sends the request, from which address, in which language. */
export interface Caller {
  person: Person | null
  /** The session token sent with the request; signing out or signing in again ends that session. */
  token: string | null
  /** The cookie set when the browser requested a one-time code; its tries at that code are counted separately. */
  challenge: string | null
  /** The device cookie as sent, not yet verified. */
  device: string | null
  /** The token of a child's machine, and what runs there, as in `browser/1.0.0`. */
  machine: string | null
  client: string | null
  address: string
  language: Language
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Given<B extends Fields, Q extends Fields, Path extends string = string> extends Services {
  caller: Caller
  /** Of an endpoint for machines. */
  machine: Machine | null
  /** The `:id` of the path; 0 if the path has none. */
  id: number
  params: Params<Path>
  body: Values<B>
  query: Values<Q>
  /** The query exactly as it was sent. */
  search: string
  /** Reads the CSV that was sent; only for endpoints that take one. */
  csv: () => Promise<string>
  now: Date
}

/** The argument of a rule that writes. */
export type Writer = Omit<Services, 'db'> & Writing & { caller: Caller; now: Date }

/** The argument of a rule that a machine runs. */
export type MachineWriter = Writer & { machine: Machine | null }

/** The same, of a rule that opens its transactions itself. */
export type MachineCaller = Services & OwnWriting & { caller: Caller; machine: Machine | null; now: Date }

type GivenTo<M extends Method, Path extends string, B extends Fields, Q extends Fields, Own> = M extends 'GET'
  ? Given<B, Q, Path>
  : Own extends true
    ? Given<B, Q, Path> & OwnWriting
    : Omit<Given<B, Q, Path>, 'db'> & Writing

/** The caller and the id of the row. */
export type Asking = Services & { caller: Caller; id: number }

interface Options<Path extends string, B extends Fields, Q extends Fields, P, Own> {
  body?: B
  /** Which of these values another row has, reported with other faults. Not limited: it reveals nothing to visitors. */
  taken?: (asking: Asking, right: Partial<Values<B>>) => Promise<Record<string, FailureCode>>
  query?: Q
  /** The body is a CSV of at most so many bytes, not JSON. It is read by `given.csv`, after the caller was admitted. */
  csvAtMost?: number
  /** A success answers 201, but for a reply that says `known`. */
  creates?: true
  /** Leaves out what the body has beyond its fields: an older service must understand a newer machine. */
  lenient?: true
  /** Admits every query: the endpoint reads `search`. */
  anyQuery?: true
  /** Is not limited as a write of a parent. */
  uncounted?: true
  /** Opens a transaction itself, by `given.write`, because most calls need none. */
  ownTransaction?: Own
  /** Slow work, such as hashing, done before the transaction so as not to hold it open. */
  prepare?: (given: Given<B, Q, Path>) => Promise<P>
}

/** `Data` and `Paged` exist only as types: the data of a success, before it becomes JSON, and whether it is a page of a list. */
export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Data = unknown,
  Body extends Fields = Fields,
  Query extends Fields = Fields,
  Paged extends boolean = boolean,
> {
  method: M
  path: Path
  who: Who
  body: Body
  query: Query
  creates: boolean
  uncounted: boolean
  lenient: boolean
  ownTransaction: boolean
  csvAtMost: number | undefined
  taken: ((asking: Asking, right: Partial<Values<Fields>>) => Promise<Record<string, FailureCode>>) | undefined
  checkBody: Check<Fields>
  checkQuery: Check<Fields>
  prepare: ((given: Given<Fields, Fields>) => Promise<unknown>) | undefined
  run: (given: Given<Fields, Fields> & (object | Writing | OwnWriting), prepared: unknown) => Promise<unknown>
  readonly data?: Data
  readonly paged?: Paged
}

type Nothing = Record<never, Field>

/** Declares one API endpoint. Its route, validation, OpenAPI entry and access test are all derived from this. */
export function endpoint<
  M extends Method,
  const Path extends string,
  R,
  P = undefined,
  B extends Fields = Nothing,
  Q extends Fields = Nothing,
  const Own extends boolean = false,
>(
  method: M,
  path: Path,
  who: Who,
  options: Options<Path, B, Q, P, Own>,
  run: (given: GivenTo<M, Path, B, Q, Own>, prepared: P) => Promise<R>,
): Endpoint<M, Path, DataOf<R>, B, Q, R extends { pagination: Pagination } ? true : false> {
  const { body = {} as B, query = {} as Q } = options
  return {
    method,
    path,
    who,
    body,
    query,
    creates: options.creates ?? false,
    uncounted: options.uncounted ?? false,
    csvAtMost: options.csvAtMost,
    taken: options.taken as Endpoint['taken'],
    lenient: options.lenient ?? false,
    ownTransaction: options.ownTransaction ?? false,
    checkBody: checkBody(body, { lenient: options.lenient ?? false }),
    checkQuery: options.anyQuery ? () => ({}) : checkQuery(query),
    prepare: options.prepare as Endpoint['prepare'],
    run: run as unknown as Endpoint['run'],
  }
}
