import type { Field, Fields, Values } from '../shared/fields.ts'
import type { Who } from './access.ts'
import type { FailureCode } from './failure.ts'
import type { Asking, Given } from './given.ts'
import type { Pagination } from './pagination.ts'
import type { DataOf } from './reply.ts'
import { type Check, checkBody, checkQuery } from './validate.ts'
import type { OwnWriting, Writing } from './writing.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type GivenTo<M extends Method, Path extends string, B extends Fields, Q extends Fields, Own> = M extends 'GET'
  ? Given<B, Q, Path>
  : Own extends true
    ? Given<B, Q, Path> & OwnWriting
    : Omit<Given<B, Q, Path>, 'db'> & Writing

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
